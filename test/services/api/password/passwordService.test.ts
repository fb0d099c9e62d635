import {
  changePassword,
  checkProhibitedPassword,
  setTemporaryPassword,
} from 'src/services/api/password/passwordService'
import { failing } from 'test/support/failing'
import { serve, type ServedAnswer } from 'test/support/server'

test.each<[ServedAnswer, string]>([
  [{ body: false }, 'allowed'],
  [{ body: true }, 'prohibited'],
])('checking for a prohibited password: %j means %s', async (answer, outcome) => {
  const { requests } = await serve(() => answer)
  expect(await checkProhibitedPassword('Correct-Horse-9')).toBe(outcome)
  expect(requests).toMatchObject([{ method: 'PUT', path: '/api/user/v1/settings/is-password-prohibited' }])
  expect(requests[0]?.json).toEqual({ newPassword: 'Correct-Horse-9' })
})

test.each<ServedAnswer>([
  { body: null },
  {},
  { body: 0 },
  { body: '"false"' },
  { body: { prohibited: false } },
  { body: '<p>false</p>' },
  { status: 204 },
])('checking for a prohibited password: %j proves nothing', async answer => {
  await serve(() => answer)
  expect(await failing(checkProhibitedPassword('x'))).toMatchObject({ kind: 'unreadable' })
})

test.each<[ServedAnswer, string]>([
  [{ body: {} }, 'changed'],
  [{ status: 204 }, 'changed'],
  [{ status: 400, body: { code: 'currentPasswordWrong' } }, 'currentPasswordWrong'],
  [{ status: 400, body: '{"code":"currentPasswordWrong","message":"No."}' }, 'currentPasswordWrong'],
])('changing the password: %j means %s', async (answer, outcome) => {
  const { requests } = await serve(() => answer)
  expect(await changePassword({ currentPassword: 'old ', newPassword: 'Correct-Horse-9' })).toBe(outcome)
  expect(requests).toMatchObject([{ method: 'POST', path: '/api/user/v1/settings/password' }])
  expect(requests[0]?.json).toEqual({ currentPassword: 'old ', newPassword: 'Correct-Horse-9' })
})

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

test.each<[ServedAnswer, string]>([
  [{ body: {} }, 'saved'],
  [{ status: 204 }, 'saved'],
])('replacing a temporary password: %j means %s', async (answer, outcome) => {
  const { requests } = await serve(() => answer)
  expect(await setTemporaryPassword('Correct-Horse-9')).toBe(outcome)
  expect(requests).toMatchObject([{ method: 'POST', path: '/api/onboarding/v2/password' }])
  expect(requests[0]?.json).toEqual({ newPassword: 'Correct-Horse-9' })
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
