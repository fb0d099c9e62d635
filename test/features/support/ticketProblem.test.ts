import type { EntryField } from 'src/features/support/ticketProblem'
import { flaggedOnBlur, ticketProblem } from 'src/features/support/ticketProblem'

const good = { name: 'Grace', email: 'grace@harbor.example', phone: '+12025', description: 'Help!' }
const required = (field: EntryField) => ({ field, code: 'required' })

test.each([
  ['everything given', good, undefined],
  [
    'nothing at all: the name comes first',
    { name: '', email: '', phone: '', description: '' },
    required('name'),
  ],
  ['a name of blanks', { ...good, name: ' \t ' }, required('name')],
  ['no email', { ...good, email: '', phone: '' }, required('email')],
  ['an email of blanks', { ...good, email: ' \t' }, required('email')],
  ['an email of invisible characters', { ...good, email: '\u200b' }, required('email')],
  ['an email with an invisible character', { ...good, email: 'grace@harbor.example\u200b' }, undefined],
  ['an email that is none', { ...good, email: 'grace', phone: '' }, { field: 'email', code: 'invalidEmail' }],
  ['an email with blanks around it', { ...good, email: ' grace@harbor.example ' }, undefined],
  ['no phone', { ...good, phone: '', description: '' }, required('phone')],
  ['a phone of five characters, the plus among them', { ...good, phone: '+1202' }, required('phone')],
  [
    'a phone of sixteen digits',
    { ...good, phone: '+1234567890123456', description: '' },
    { field: 'phone', code: 'enterMobileNumber' },
  ],
  ['no description', { ...good, description: '' }, required('description')],
  ['a description without a letter', { ...good, description: '123 !?' }, required('description')],
  ['a description in Greek', { ...good, description: 'Βοήθεια' }, undefined],
  ['a description in Chinese', { ...good, description: '帮助' }, undefined],
])('%s', (_rule, entry, problem) => {
  expect(ticketProblem(entry)).toEqual(problem)
})

test.each<[string, EntryField, string, boolean]>([
  ['an empty name', 'name', '', true],
  ['an empty email', 'email', ' ', true],
  ['an email of invisible characters', 'email', '\u200b', true],
  ['an email that is none, until it is submitted', 'email', 'grace', false],
  ['a phone of five', 'phone', '+1202', true],
  ['a phone of six', 'phone', '+12025', false],
  ['an empty description', 'description', '', true],
  ['a description without a letter, until it is submitted', 'description', '42', false],
])('left behind: %s', (_rule, field, value, flagged) => {
  expect(flaggedOnBlur(field, value)).toBe(flagged)
})
