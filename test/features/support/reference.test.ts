import { cleanRequestId } from 'src/services/cleanText'
import { truncate, remainingLength, withReference } from 'src/features/support/reference'

test('without an error the text may use all 512 characters and is sent unchanged', () => {
  expect(remainingLength('')).toBe(512)
  expect(withReference(' Help! ', '')).toBe('Help!')
})

test('with an error the footer takes its length from the 512 characters', () => {
  const room = remainingLength('Error 500')
  expect(room).toBe(501)
  expect(withReference('x'.repeat(room), 'Error 500')).toHaveLength(512)
  expect(withReference(' Help! ', 'Error 500')).toBe('Help!\n\nError 500')
})

test('a request id is printable and has at most 64 characters', () => {
  expect(cleanRequestId('a b\u202ec\n')).toBe('abc')
  expect(cleanRequestId('x'.repeat(1000))).toHaveLength(64)
})

test('a text that fits is sent unchanged', () => {
  expect(truncate('ab\ud83d', 3)).toBe('ab\ud83d')
})

test('a cut never splits a character', () => {
  expect(truncate('abc', 3)).toBe('abc')
  expect(truncate('abcd', 3)).toBe('abc')
  expect(truncate('ab😀', 3)).toBe('ab')
  expect(truncate('😀abc', 3)).toBe('😀a')
})
