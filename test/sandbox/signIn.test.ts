import { openSandbox } from './openSandbox'
import { PASSWORD } from './visitor'

const here = openSandbox()

const optionsOf = async (username: string) => {
  const { json } = await here.visitor.get(`/api/auth/v2/login/options?username=${username}`)
  return json as { redirectUrl: string; identityProvider: string }
}

test('a phone that is not registered is refused in the very words of the catalogue', async () => {
  const answer = await here.visitor.signIn('phone-not-registered')
  expect([answer.status, answer.json]).toEqual([403, 'User phone is not registered'])
})

test('settings and features are the company’s before, and the person’s after the sign-in', async () => {
  const read = async () => [
    (await here.visitor.get('/api/online/v1/settings')).json,
    (await here.visitor.get('/api/online/v1/feature-settings')).json,
  ]
  const are = (on: boolean) => [
    expect.objectContaining({ requireNativeAppInstall: on }) as unknown,
    expect.arrayContaining([{ key: 'onboardingV3Enabled', active: on }]) as unknown,
  ]
  expect(await read()).toEqual(are(false))
  await here.visitor.signIn('v3-install')
  expect(await read()).toEqual(are(true))
})

test('five wrong passwords in a row lock the name out for a minute, known or not', async () => {
  for (const username of ['simple', 'nobody-of-that-name']) {
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await here.visitor.signIn(username, 'wrong')).status).toBe(401)
    const locked = await here.visitor.signIn(username)
    expect(locked.status).toBe(429)
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(50)
  }
  await here.pass(2)
  expect((await here.visitor.signIn('simple')).status).toBe(200)
})

test('a wrong password stays at the identity provider, and so does a person of another kind', async () => {
  const { addresses } = await here.visitor.follow((await optionsOf('sso')).redirectUrl)
  const submit = async (username: string, password: string) => {
    const form = new URLSearchParams({ username, password, answer: 'sign-in' })
    return (await here.visitor.follow(addresses.at(-1) ?? '', form)).last.status
  }
  expect([await submit('sso', 'wrong'), await submit('simple', PASSWORD)]).toEqual([400, 400])
})

test('a callback without a started sign-in leads back to the app as a failure', async () => {
  const { addresses } = await here.visitor.follow('/sso/callback?code=stolen&state=guessed')
  expect(addresses.at(-1)).toBe(`${here.sandbox.origin}/signin/session-status?error=failed`)
})

test('the provider’s own identity provider carries the company’s name', async () => {
  const settings = (await here.visitor.get('/api/online/v1/settings')).json as { companyProviderName: string }
  expect((await optionsOf('federated-own')).identityProvider).toBe(settings.companyProviderName)
  expect((await optionsOf('sso')).identityProvider).not.toBe(settings.companyProviderName)
})
