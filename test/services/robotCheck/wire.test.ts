import { findIdentityProvider, signIn, type SignInAnswer } from 'src/services/api/authService'
import { serve, type ServedAnswer } from 'test/support/server'

const jane = { username: 'jane', password: 's3cret' }
const robotCheck = { algorithm: 'SHA-256', challenge: 'a', salt: 'b', signature: 'c' }
const proof = { name: 'robotCheck', challenge: robotCheck } as const

// (sign-in/robot-check)
test('the lookup of a username can require the check', async () => {
  await serve(() => ({ body: { robotCheck } }))
  await expect(findIdentityProvider('jane')).resolves.toEqual({ proof })
})

test.each<[rule: string, answer: ServedAnswer, result: SignInAnswer]>([
  [
    'a wrong password can require the check for the next one',
    { status: 401, body: { message: 'No.', robotCheck } },
    { kind: 'refused', proof },
  ],
  [
    'a password without a proof is rejected with its code',
    { status: 403, body: { code: 'robotCheck', robotCheck } },
    { kind: 'proofRequired', name: 'robotCheck', proof },
  ],
  [
    'a password is rejected with its code even without a challenge',
    { status: 403, body: { code: 'robotCheck' } },
    { kind: 'proofRequired', name: 'robotCheck' },
  ],
])('%s', async (_rule, answer, result) => {
  await serve(() => answer)
  await expect(signIn(jane, undefined)).resolves.toEqual(result)
})

test('the next password is sent with the proof', async () => {
  const { requests } = await serve(() => ({ body: {} }))
  await signIn(jane, undefined, { altcha: 'e30=' })
  expect(requests).toMatchObject([{ json: { userName: 'jane', password: 's3cret', altcha: 'e30=' } }])
})
