import { cleanRequestId } from 'src/services/http/requestId'
import { truncate, remainingLength, withReference } from 'src/features/support/reference'

test('without an error the words have all 512 characters, and go out as they are', () => {
  expect(remainingLength('')).toBe(512)
  expect(withReference(' Help! ', '')).toBe('Help!')
})

test('an error takes its room from the 512 and stands in the footer', () => {
  const room = remainingLength('Error 500')
  expect(room).toBe(501)
  expect(withReference('x'.repeat(room), 'Error 500')).toHaveLength(512)
  expect(withReference(' Help! ', 'Error 500')).toBe('Help!\n\nError 500')
})

test('a request id is printable and at most 64 characters', () => {
  expect(cleanRequestId('a b\u202ec\n')).toBe('abc')
  expect(cleanRequestId('x'.repeat(1000))).toHaveLength(64)
})

test('a text that fits is left as it is', () => {
  expect(truncate('ab\ud83d', 3)).toBe('ab\ud83d')
})

test('a cut never goes through the middle of a character', () => {
  expect(truncate('abc', 3)).toBe('abc')
  expect(truncate('abcd', 3)).toBe('abc')
  expect(truncate('ab😀', 3)).toBe('ab')
  expect(truncate('😀abc', 3)).toBe('😀a')
})
