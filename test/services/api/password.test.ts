import * as v from 'valibot'
import {
  changePassword,
  checkProhibitedPassword,
  setTemporaryPassword,
} from 'src/services/api/password/passwordService'
import {
  checkResetCode,
  findResetPhone,
  mailResetCode,
  resetPassword,
  sendResetCode,
} from 'src/services/api/password/passwordResetService'
import { timeStamp } from 'src/services/api/timeStamp'
import { type AnswerRow, expectAnswer } from 'test/support/expectAnswer'
import { serve } from 'test/support/server'

test('the passwords are sent unchanged', async () => {
  const { requests } = await serve(() => ({ body: false }))
  await checkProhibitedPassword('Correct-Horse-9')
  await changePassword({ currentPassword: 'old ', newPassword: 'Correct-Horse-9' })
  await setTemporaryPassword('Correct-Horse-9')
  expect(requests.map(({ json }) => json)).toEqual([
    { newPassword: 'Correct-Horse-9' },
    { currentPassword: 'old ', newPassword: 'Correct-Horse-9' },
    { newPassword: 'Correct-Horse-9' },
  ])
})

const words = { text: 'Not a name of ours.' }
const REFUSED = { code: 'passwordRefused', message: words.text }
const change = () => changePassword({ currentPassword: 'a', newPassword: 'b' })

test.each<AnswerRow>([
  ['false', { body: false }, 'allowed'],
  ['true', { body: true }, 'prohibitedPassword'],
  ['a number', { body: 0 }, 'unreadable'],
  ['a text', { body: '"false"' }, 'unreadable'],
  ['an object', { body: { prohibited: false } }, 'unreadable'],
  ['a page', { body: '<p>false</p>' }, 'unreadable'],
])(
  'checking for a prohibited password: %s',
  expectAnswer(() => checkProhibitedPassword('x')),
)

// (password-change/wrong-old)
test.each<AnswerRow>([
  ['the code', { status: 400, body: { code: 'currentPasswordWrong' } }, 'wrongOldPassword'],
  [
    'the code beside a message',
    { status: 400, body: '{"code":"currentPasswordWrong","message":"No."}' },
    'wrongOldPassword',
  ],
  ['the code as a text', { status: 400, body: 'currentPasswordWrong' }, 'refused'],
  ['another code', { status: 400, body: { code: 'newPasswordWeak' } }, 'refused'],
  ['the code as a message', { status: 400, body: { message: 'currentPasswordWrong' } }, 'refused'],
  ['a list', { status: 400, body: [{ code: 'currentPasswordWrong' }] }, 'refused'],
  ['another status', { status: 403, body: { code: 'currentPasswordWrong' } }, 'refused'],
])('whether the old password is wrong: %s', expectAnswer(change))

// (password-change/server-words)
describe.each([
  ['the change', change, 'refused'],
  ['the temporary password', () => setTemporaryPassword('b'), 'refused'],
  // Without a message, a new password of a reset counts as prohibited.
  ['the reset', () => resetPassword('x'), 'prohibitedPassword'],
])('a new password that the server rejects: %s', (_what, call, worded) => {
  test.each<AnswerRow>([
    ['400 with its message', { status: 400, body: REFUSED }, words],
    ['409 with its message', { status: 409, body: REFUSED }, words],
    [
      'a message in another language',
      { status: 409, body: REFUSED, headers: { 'Content-Language': 'de' } },
      { ...words, textLang: 'de' },
    ],
    ['409 without a message', { status: 409, body: { code: 'passwordRefused' } }, worded],
    ['409 without the code', { status: 409, body: { message: words.text } }, worded],
    ['400 without a message', { status: 400, body: { code: 'passwordRefused' } }, 'refused'],
    ['another status', { status: 422, body: REFUSED }, 'refused'],
  ])('%s', expectAnswer(call))
})

const notAutomatic = { kind: 'notAutomatic' }
const email = 'm•••@example.com'
const mailbox = { verificationMethodType: 'email', reference: email }
const found = (info: object) => ({ kind: 'found', info: { isGuest: false, ...info } })

// (password-reset/phone, password-reset/email)
test.each<AnswerRow>([
  ['a phone', { body: [{ reference: '5678', isGuest: false }] }, found({ reference: '5678' })],
  [
    'a guest’s',
    { body: [{ reference: '21', isGuest: true }, 'more'] },
    found({ reference: '21', isGuest: true }),
  ],
  [
    'a phone without information about its owner',
    { body: [{ reference: '21' }] },
    found({ reference: '21' }),
  ],
  ['no reference', { body: [{ isGuest: true }] }, { kind: 'noPhone' }],
  ['with a null reference', { body: [{ reference: null }] }, { kind: 'noPhone' }],
  ['with an empty reference', { body: [{ reference: '' }] }, { kind: 'noPhone' }],
  ['only a mailbox', { body: [mailbox] }, found({ email })],
  [
    'a mailbox before the phone',
    { body: [mailbox, { reference: '5678', isGuest: true }] },
    found({ reference: '5678', email, isGuest: true }),
  ],
  ['a mailbox beside a phone without a number', { body: [{ reference: null }, mailbox] }, found({ email })],
  ['a mailbox without an address', { body: [{ ...mailbox, reference: 'm' }] }, notAutomatic],
  ['an empty list', { body: [] }, notAutomatic],
  ['null', { body: null }, notAutomatic],
  ['no body', {}, notAutomatic],
  ['204', { status: 204 }, notAutomatic],
  ['an object', { body: {} }, 'unreadable'],
  ['HTML', { body: '<!doctype html><p>Hello' }, 'unreadable'],
  ['broken JSON', { body: '[{"reference":' }, 'unreadable'],
  ['a text', { body: '"5678"' }, 'unreadable'],
  ['an invalid item', { body: ['5678'] }, 'unreadable'],
  ['a null item', { body: [null] }, 'unreadable'],
  ['a reference that is a number', { body: [{ reference: 5678 }] }, 'unreadable'],
])(
  'the phone lookup returns %s',
  expectAnswer(() => findResetPhone('ada')),
)

test('a reset sends the name, the number, the code and the new password unchanged', async () => {
  const { requests } = await serve(() => ({ status: 204 }))
  await findResetPhone('ada lovell')
  await sendResetCode('ada', '+4915112345678')
  await checkResetCode('012345')
  await resetPassword(' Correct-Horse-9 ')
  expect(requests[0]?.query).toEqual({ login: 'ada lovell' })
  expect(requests.slice(1).map(({ json }) => json)).toEqual([
    { login: 'ada', verificationMethodType: 'sms', reference: '+4915112345678' },
    { verificationMessage: '012345', verificationMethodType: 'sms' },
    { newPassword: ' Correct-Horse-9 ' },
  ])
})

test('a code by email is sent to the registered mailbox, without an address in the request', async () => {
  const { requests } = await serve(() => ({ status: 204 }))
  expect(await mailResetCode('ada')).toBe('sent')
  expect(await checkResetCode('012345', 'email')).toBe('verified')
  expect(requests.map(({ json }) => json)).toEqual([
    { login: 'ada', verificationMethodType: 'email' },
    { verificationMessage: '012345', verificationMethodType: 'email' },
  ])
})

const AT = Date.UTC(2026, 1, 1, 10, 30, 5)

// (password-change/time-ago)
test.each<[rule: string, value: unknown, ms: number | null | undefined]>([
  ['milliseconds', AT, AT],
  ['seconds', AT / 1000, AT],
  ['the last number read as seconds', 99_999_999_999, 99_999_999_999_000],
  ['the first number read as milliseconds', 100_000_000_000, 100_000_000_000],
  ['a UTC string', '2026-02-01T10:30:05Z', AT],
  ['a string with a time zone', '2026-02-01T12:30:05+02:00', AT],
  ['a time zone without a colon', '2026-02-01T05:00:05-0530', AT],
  ['a time zone of hours', '2026-02-01T12:30:05+02', AT],
  ['a string without a time zone is read as UTC', '2026-02-01T10:30:05', AT],
  ['a space in place of the T', '2026-02-01 10:30:05', AT],
  ['seven digits of a second', '2026-02-01T10:30:05.1234567', AT + 123],
  ['a comma before them', '2026-02-01T10:30:05,5Z', AT + 500],
  ['no seconds', '2026-02-01T10:30', AT - 5000],
  ['a date is read as its start in UTC', '2026-02-01', Date.UTC(2026, 1, 1)],
  ['null stays', null, null],
  ['nothing', undefined, undefined],
  ['a string that is not a time', 'yesterday', undefined],
  ['a string that browsers read differently', 'Feb 1 2026 10:30', undefined],
  ['a .NET date', '/Date(1769941805000)/', undefined],
  ['an invalid month', '2026-13-01T10:30:05Z', undefined],
  ['a number beyond the last date', 9e15, undefined],
  ['another type', true, undefined],
])('%s', (_rule, value, ms) => {
  expect(v.parse(timeStamp, value)).toBe(ms)
})
