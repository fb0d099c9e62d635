import {
  checkResetCode,
  findResetPhone,
  mailResetCode,
  resetPassword,
  sendResetCode,
} from 'src/services/api/password/passwordResetService'
import { failing } from 'test/support/failing'
import { serve, type ServedAnswer } from 'test/support/server'

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
