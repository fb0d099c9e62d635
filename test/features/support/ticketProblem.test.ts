import {
  type EntryField,
  flaggedOnBlur,
  ticketProblem,
  isEmailAddress,
  truncate,
  remainingLength,
  withReference,
} from 'src/features/support/ticketProblem'
import { cleanRequestId } from 'src/services/cleanText'

const good = { name: 'Grace', email: 'grace@harbor.example', phone: '+12025', description: 'Help!' }
const required = (field: EntryField) => ({ field, code: 'required' })

test.each([
  ['everything given', good, undefined],
  ['an empty form reports its name', { name: '', email: '', phone: '', description: '' }, required('name')],
  ['a name of spaces is missing', { ...good, name: ' \t ' }, required('name')],
  ['no email', { ...good, email: '', phone: '' }, required('email')],
  ['an email address of spaces is missing', { ...good, email: ' \t' }, required('email')],
  ['an email address of invisible characters is missing', { ...good, email: '\u200b' }, required('email')],
  [
    'an invisible character in an email address is ignored',
    { ...good, email: 'grace@harbor.example\u200b' },
    undefined,
  ],
  [
    'a malformed email address is invalid',
    { ...good, email: 'grace', phone: '' },
    { field: 'email', code: 'invalidEmail' },
  ],
  ['spaces around an email address are allowed', { ...good, email: ' grace@harbor.example ' }, undefined],
  ['no phone', { ...good, phone: '', description: '' }, required('phone')],
  [
    'a phone number of five characters including the plus sign counts as missing',
    { ...good, phone: '+1202' },
    required('phone'),
  ],
  [
    'a phone number of sixteen digits is invalid',
    { ...good, phone: '+1234567890123456', description: '' },
    { field: 'phone', code: 'enterMobileNumber' },
  ],
  ['no description', { ...good, description: '' }, required('description')],
  [
    'a description without a letter counts as missing',
    { ...good, description: '123 !?' },
    required('description'),
  ],
  ['a description in Greek is valid', { ...good, description: 'Βοήθεια' }, undefined],
  ['a description in Chinese is valid', { ...good, description: '帮助' }, undefined],
])('%s', (_rule, entry, problem) => {
  expect(ticketProblem(entry)).toEqual(problem)
})

test.each<[string, EntryField, string, boolean]>([
  ['an empty name', 'name', '', true],
  ['an empty email', 'email', ' ', true],
  ['an email of invisible characters', 'email', '\u200b', true],
  ['a malformed email, which is reported on submit', 'email', 'grace', false],
  ['a phone of five', 'phone', '+1202', true],
  ['a phone of six', 'phone', '+12025', false],
  ['an empty description', 'description', '', true],
  ['a description of spaces', 'description', ' ', true],
  ['a description without a letter, which is reported on submit', 'description', '42', false],
])('leaving a field reports or ignores %s', (_rule, field, value, flagged) => {
  expect(flaggedOnBlur(field, value)).toBe(flagged)
})

test.each([
  'a@b.c',
  'grace.hopper+foyer@mail.harbor-lane.example',
  "o'brien@harbor.example",
  'grace@1.example',
  'γρέις@παράδειγμα.ελ',
  'grace@xn--bcher-kva.example',
  `${'a'.repeat(249)}@b.cd`,
])('%s is an email address', text => expect(isEmailAddress(text)).toBe(true))

test.each([
  '',
  'grace',
  'grace@',
  '@harbor.example',
  'grace@harbor',
  'grace@harbor.',
  'grace@.example',
  'grace@harbor..example',
  'grace@-harbor.example',
  'grace@harbor-.example',
  'grace.@harbor.example',
  '.grace@harbor.example',
  'gra..ce@harbor.example',
  'gra ce@harbor.example',
  'grace@har bor.example',
  'grace@@harbor.example',
  'grace@harbor@example.com',
  'grace@harbor.example@example.com',
  'Grace <grace@harbor.example>',
  'grace@harbor.example, ada@harbor.example',
  `${'a'.repeat(250)}@b.cd`,
])('%s is not an email address', text => expect(isEmailAddress(text)).toBe(false))

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
