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
import { failing } from 'test/support/failing'
import { serve, type ServedAnswer } from 'test/support/server'

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

test.each([
  [false, 'allowed'],
  [true, 'prohibited'],
])('checking for a prohibited password: %j means %s', async (body, outcome) => {
  await serve(() => ({ body }))
  expect(await checkProhibitedPassword('x')).toBe(outcome)
})

test.each([0, '"false"', { prohibited: false }, '<p>false</p>'])(
  'checking for a prohibited password: %j proves nothing',
  async body => {
    await serve(() => ({ body }))
    expect(await failing(checkProhibitedPassword('x'))).toMatchObject({ kind: 'unreadable' })
  },
)

test.each([{ code: 'currentPasswordWrong' }, '{"code":"currentPasswordWrong","message":"No."}'])(
  'changing the password: a 400 with %j means that the old one is wrong',
  async body => {
    await serve(() => ({ status: 400, body }))
    const answer = await changePassword({ currentPassword: 'a', newPassword: 'b' })
    expect(answer).toBe('currentPasswordWrong')
  },
)

// (password-change/wrong-old)
test.each<ServedAnswer>([
  { status: 400 },
  { status: 400, body: 'currentPasswordWrong' },
  { status: 400, body: { code: 'newPasswordWeak' } },
  { status: 400, body: { message: 'currentPasswordWrong' } },
  { status: 400, body: [{ code: 'currentPasswordWrong' }] },
  { status: 403, body: { code: 'currentPasswordWrong' } },
])('changing the password: %j does not blame the old one', async answer => {
  await serve(() => answer)
  const failure = await failing(changePassword({ currentPassword: 'a', newPassword: 'b' }))
  expect(failure).toMatchObject({ kind: 'refused', status: answer.status })
})

const REFUSED = { code: 'passwordRefused', message: 'Not a name of ours.' }

// (password-change/server-words)
test.each([400, 409])(
  'a new password that the server rejects with %d shows the server’s message',
  async status => {
    await serve(() => ({ status, body: REFUSED, headers: { 'Content-Language': 'de' } }))
    const words = { text: 'Not a name of ours.', textLang: 'de' }
    expect(await changePassword({ currentPassword: 'a', newPassword: 'b' })).toEqual(words)
    expect(await setTemporaryPassword('b')).toEqual(words)
  },
)

test.each<ServedAnswer>([
  { status: 400, body: { code: 'passwordRefused' } },
  { status: 409, body: { message: 'Not a name of ours.' } },
  { status: 422, body: REFUSED },
])('without a message or code, or with another status, it is a failure: %j', async answer => {
  await serve(() => answer)
  for (const call of [changePassword({ currentPassword: 'a', newPassword: 'b' }), setTemporaryPassword('b')])
    expect(await failing(call)).toMatchObject({ kind: 'refused', status: answer.status })
})

const notAutomatic = { kind: 'notAutomatic' }
const email = 'm•••@example.com'
const mailbox = { verificationMethodType: 'email', reference: email }
const found = (info: object) => ({ kind: 'found', info: { isGuest: false, ...info } })

// (password-reset/phone, password-reset/email)
test.each<[rule: string, answer: ServedAnswer, phone: object]>([
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
])('the phone lookup returns %s', async (_rule, answer, phone) => {
  const { requests } = await serve(() => answer)
  expect(await findResetPhone('ada lovell')).toEqual(phone)
  expect(requests[0]?.query).toEqual({ login: 'ada lovell' })
})

test.each<[rule: string, body: unknown]>([
  ['an object', {}],
  ['HTML', '<!doctype html><p>Hello'],
  ['broken JSON', '[{"reference":'],
  ['a text', '"5678"'],
  ['an invalid item', ['5678']],
  ['a null item', [null]],
  ['a reference that is a number', [{ reference: 5678 }]],
])('%s in the phone lookup is not an answer', async (_rule, body) => {
  await serve(() => ({ body }))
  expect(await failing(findResetPhone('ada'))).toMatchObject({ kind: 'unreadable' })
})

test('a reset sends the number, the code and the new password unchanged', async () => {
  const { requests } = await serve(() => ({ status: 204 }))
  await sendResetCode('ada', '+4915112345678')
  await checkResetCode('012345')
  await resetPassword(' Correct-Horse-9 ')
  expect(requests.map(({ json }) => json)).toEqual([
    { login: 'ada', verificationMethodType: 'sms', reference: '+4915112345678' },
    { verificationMessage: '012345', verificationMethodType: 'sms' },
    { newPassword: ' Correct-Horse-9 ' },
  ])
})

// (password-change/server-words)
test.each([400, 409])(
  'a new password that the server rejects with %d shows the server’s message',
  async status => {
    await serve(() => ({ status, body: { code: 'passwordRefused', message: 'Not a name of ours.' } }))
    expect(await resetPassword('x')).toEqual({ text: 'Not a name of ours.' })
  },
)

test('a code without a message keeps the password prohibited', async () => {
  await serve(() => ({ status: 409, body: { code: 'passwordRefused' } }))
  expect(await resetPassword('x')).toBe('prohibited')
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
