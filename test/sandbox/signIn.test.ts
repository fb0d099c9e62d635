import { openSandbox } from './openSandbox'
import { PASSWORD } from './visitor'

const here = openSandbox()

test('usernames are unique, and every person has a description', async () => {
  const people =
    await here.sandbox.api<{ username: string; shows: string; endsAt: string; password: string }[]>('people')
  expect(new Set(people.map(person => person.username)).size).toBe(people.length)
  for (const person of people) {
    expect(person.shows).not.toBe('')
    expect(person.endsAt).toMatch(/^\//)
    expect(person.password).toBe(PASSWORD)
  }
})

test('a phone that is not registered is refused in the very words of the catalogue', async () => {
  const answer = await here.visitor.signIn('phone-not-registered')
  expect([answer.status, answer.json]).toEqual([403, 'User phone is not registered'])
})

test('settings and features are the company’s before, and the person’s after the sign-in', async () => {
  const features = async () =>
    Object.fromEntries(
      (
        (await here.visitor.get('/api/online/v1/feature-settings')).json as { key: string; active: boolean }[]
      ).map(({ key, active }) => [key, active]),
    )
  expect((await here.visitor.get('/api/online/v1/settings')).json).toMatchObject({
    requireNativeAppInstall: false,
  })
  expect(await features()).toMatchObject({ onboardingV3Enabled: false })
  await here.visitor.signIn('v3-install')
  expect((await here.visitor.get('/api/online/v1/settings')).json).toMatchObject({
    requireNativeAppInstall: true,
  })
  expect(await features()).toMatchObject({ onboardingV3Enabled: true })
})

test('the session cookie is out of the reach of scripts and of other sites', async () => {
  const cookie = (await here.visitor.signIn('simple')).headers.getSetCookie().join()
  expect(cookie).toMatch(/HttpOnly/)
  expect(cookie).toMatch(/SameSite=Lax/)
})

test('five wrong passwords in a row lock the name out for a minute, known or not', async () => {
  for (const username of ['simple', 'nobody-of-that-name']) {
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await here.visitor.signIn(username, 'wrong')).status).toBe(401)
    const locked = await here.visitor.signIn(username)
    expect(locked.status).toBe(429)
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(50)
  }
  await here.sandbox.api('clock', { method: 'PUT', body: { offsetMs: 60_001 } })
  expect((await here.visitor.signIn('simple')).status).toBe(200)
})

test('the lookup does not distinguish an unknown name from a person with a password', async () => {
  const lookup = async (username: string) =>
    (await here.visitor.get(`/api/auth/v2/login/options?username=${username}`)).text
  expect(await lookup('nobody')).toBe(await lookup('simple'))
})
