import {
  checkResetCode,
  findResetPhone,
  mailResetCode,
  resetPassword,
  type ResetPhone,
  sendResetCode,
} from 'src/services/api/password/passwordResetService'
import { failing } from 'test/support/failing'
import { serve, type ServedAnswer } from 'test/support/server'

const notAutomatic = { kind: 'notAutomatic' }
const email = 'm•••@example.com'
const mailbox = { verificationMethodType: 'email', reference: email }
const phones: [rule: string, answer: ServedAnswer, phone: object][] = [
  [
    'a phone',
    { body: [{ reference: '5678', isGuest: false }] },
    { kind: 'found', info: { reference: '5678', isGuest: false } },
  ],
  [
    'a guest’s',
    { body: [{ reference: '21', isGuest: true }, 'more'] },
    { kind: 'found', info: { reference: '21', isGuest: true } },
  ],
  [
    'without information about its owner',
    { body: [{ reference: '21' }] },
    { kind: 'found', info: { reference: '21', isGuest: false } },
  ],
  ['no reference', { body: [{ isGuest: true }] }, { kind: 'noPhone' }],
  ['with a null reference', { body: [{ reference: null }] }, { kind: 'noPhone' }],
  ['with an empty reference', { body: [{ reference: '' }] }, { kind: 'noPhone' }],
  // (password-reset/email)
  ['only a mailbox', { body: [mailbox] }, { kind: 'found', info: { email, isGuest: false } }],
  [
    'a mailbox before the phone',
    { body: [mailbox, { reference: '5678', isGuest: true }] },
    { kind: 'found', info: { reference: '5678', email, isGuest: true } },
  ],
  [
    'a mailbox beside a phone without a number',
    { body: [{ reference: null }, mailbox] },
    { kind: 'found', info: { email, isGuest: false } },
  ],
  ['a mailbox without an address', { body: [{ ...mailbox, reference: 'm' }] }, notAutomatic],
  ['an empty list', { body: [] }, notAutomatic],
  ['null', { body: null }, notAutomatic],
  ['no body', {}, notAutomatic],
  ['204', { status: 204 }, notAutomatic],
]
test.each(phones)('the phone lookup returns %s', async (_rule, answer, phone) => {
  const { requests } = await serve(() => answer)
  expect(await findResetPhone('ada lovell')).toEqual(phone as ResetPhone)
  expect(requests).toMatchObject([
    { method: 'GET', path: '/api/auth/v2/reset-password/verification-methods?login=ada+lovell', body: '' },
  ])
})

const unreadable: [rule: string, answer: ServedAnswer][] = [
  ['an object', { body: {} }],
  ['HTML', { body: '<!doctype html><p>Hello' }],
  ['broken JSON', { body: '[{"reference":' }],
  ['a text', { body: '"5678"' }],
  ['an invalid item', { body: ['5678'] }],
  ['a null item', { body: [null] }],
  ['a reference that is a number', { body: [{ reference: 5678 }] }],
]
test.each(unreadable)('%s in the phone lookup is not an answer', async (_rule, answer) => {
  await serve(() => answer)
  expect(await failing(findResetPhone('ada'))).toMatchObject({ kind: 'unreadable' })
})

test.each<[ServedAnswer, string]>([
  [{ body: {} }, 'sent'],
  [{ status: 204 }, 'sent'],
])('sending the code: %j means %s', async (answer, outcome) => {
  const { requests } = await serve(() => answer)
  expect(await sendResetCode('ada', '+4915112345678')).toBe(outcome)
  expect(requests).toMatchObject([
    { method: 'POST', path: '/api/auth/v2/reset-password/send-verification-message' },
  ])
  expect(requests[0]?.json).toEqual({
    login: 'ada',
    verificationMethodType: 'sms',
    reference: '+4915112345678',
  })
})

test.each<[ServedAnswer, string]>([
  [{ body: {} }, 'verified'],
  [{ status: 204 }, 'verified'],
])('checking the code: %j means %s', async (answer, outcome) => {
  const { requests } = await serve(() => answer)
  expect(await checkResetCode('012345')).toBe(outcome)
  expect(requests).toMatchObject([{ method: 'PUT', path: '/api/auth/v2/reset-password/verify-user' }])
  expect(requests[0]?.json).toEqual({ verificationMessage: '012345', verificationMethodType: 'sms' })
})

test.each<[ServedAnswer, string]>([
  [{ body: {} }, 'saved'],
  [{ status: 204 }, 'saved'],
])('saving the new password: %j means %s', async (answer, outcome) => {
  const { requests } = await serve(() => answer)
  expect(await resetPassword(' Correct-Horse-9 ')).toBe(outcome)
  expect(requests).toMatchObject([{ method: 'PUT', path: '/api/auth/v2/reset-password/set-new-password' }])
  expect(requests[0]?.json).toEqual({ newPassword: ' Correct-Horse-9 ' })
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
