import {
  changePassword,
  checkProhibitedPassword,
  setTemporaryPassword,
} from 'src/services/api/password/passwordService'
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
