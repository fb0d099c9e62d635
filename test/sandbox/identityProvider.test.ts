import { openSandbox } from './openSandbox'
import { PASSWORD } from './visitor'

const here = openSandbox()

interface Options {
  redirectUrl: string
  identityProvider: string
}

const optionsOf = async (username: string): Promise<Options> =>
  (await here.visitor.get(`/api/auth/v2/login/options?username=${username}`)).json as Options

const login = (answer: 'sign-in' | 'cancel', password = PASSWORD) =>
  new URLSearchParams({ username: 'sso', password, answer })

test('the way out leads over the provider and back with a session', async () => {
  const out = await here.visitor.follow((await optionsOf('sso')).redirectUrl)
  expect(out.addresses.at(-1)).toMatch(new RegExp(`^${here.sandbox.idp}/interaction/`))
  expect(out.addresses[1]).toContain('code_challenge_method=S256')
  expect(out.last.text).toContain('value="sso"')

  const back = await here.visitor.follow(out.addresses.at(-1) ?? '', login('sign-in'))
  expect(back.addresses.at(-1)).toBe(`${here.sandbox.origin}/signin/session-status`)
  expect((await here.visitor.status()).status).toBe(200)
})

test('a wrong password stays at the provider, and so does a person of another kind', async () => {
  const { addresses } = await here.visitor.follow((await optionsOf('sso')).redirectUrl)
  const page = addresses.at(-1) ?? ''
  expect((await here.visitor.follow(page, login('sign-in', 'wrong'))).last.status).toBe(400)
  const other = new URLSearchParams({ username: 'simple', password: PASSWORD, answer: 'sign-in' })
  expect((await here.visitor.follow(page, other)).last.status).toBe(400)
})

test('cancelling leads back to the app with an error, without a session', async () => {
  const { addresses } = await here.visitor.follow((await optionsOf('sso')).redirectUrl)
  const back = await here.visitor.follow(addresses.at(-1) ?? '', login('cancel'))
  expect(back.addresses.at(-1)).toBe(`${here.sandbox.origin}/signin/session-status?error=cancelled`)
  expect((await here.visitor.status()).status).toBe(401)
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
