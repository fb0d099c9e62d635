import type { EntryField } from 'src/features/support/ticketProblem'
import { flaggedOnBlur, ticketProblem } from 'src/features/support/ticketProblem'

const good = { name: 'Grace', email: 'grace@harbor.example', phone: '+12025', description: 'Help!' }
const required = (field: EntryField) => ({ field, code: 'required' })

test.each([
  ['everything given', good, undefined],
  [
    'an empty form reports the name first',
    { name: '', email: '', phone: '', description: '' },
    required('name'),
  ],
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
  ['a description without a letter, which is reported on submit', 'description', '42', false],
])('leaving a field reports or ignores %s', (_rule, field, value, flagged) => {
  expect(flaggedOnBlur(field, value)).toBe(flagged)
})
