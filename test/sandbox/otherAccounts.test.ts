import { openSandbox } from './openSandbox'

const here = openSandbox()
const logout = (userName?: unknown) => here.visitor.post('/api/auth/v2/logout', { userName })

// One check serves all calls: walks of the contract refuse each one, and accept a name without a session (packages/contract/test/journeys). The journeys of the contract hold that a refused call changes nothing (whose-session, whose-password, whose-reset).
// (one-sign-in/server-word)
test.each(['', 7, null, true, ['simple'], {}])('the name %j is refused, and changes nothing', async name => {
  await here.visitor.signIn('simple')
  expect((await logout(name)).status).toBe(400)
  expect((await here.visitor.status()).status).toBe(200)
})

// (one-sign-in/server-name, one-sign-in/server-alias)
describe('a person with an alias', () => {
  const NAME = 'alias@harbor.example'

  test.each<[typed: string, named: string, status: number]>([
    ['alias', NAME, 200],
    [' ALIAS', 'ALIAS', 200],
    ['alias', 'Alias@Harbor.Example', 200],
    ['Alias@Harbor.Example', NAME, 200],
    [NAME, 'alias', 409],
    ['alias', 'simple', 409],
  ])('has typed %j and is named; a call that names %s receives %i', async (typed, named, status) => {
    expect(await here.visitor.signIn(typed)).toMatchObject({ status: 200, json: { userName: NAME } })
    expect(await here.visitor.status()).toMatchObject({ status: 200, json: { userName: NAME } })
    expect((await logout(named)).status).toBe(status)
  })

  test('has no more tries by the alias', async () => {
    const tries = ['alias', NAME, 'alias', NAME, 'alias']
    for (const name of tries) await here.visitor.signIn(name, 'wrong')
    expect((await here.visitor.signIn(NAME)).status).toBe(429)
    expect((await here.visitor.signIn('alias')).status).toBe(429)
  })
})

test('names that differ only in Unicode composition are equal', async () => {
  const [composed, decomposed] = ['jos\u00e9', 'jose\u0301']
  await here.sandbox.api('people/simple', { method: 'PUT', body: { aliases: [composed] } })
  expect((await here.visitor.signIn(decomposed)).json).toMatchObject({ userName: 'simple' })
  expect((await logout(composed)).status).toBe(200)
})

test('a company without the extension ignores the name, and returns none', async () => {
  await here.sandbox.api('company', { method: 'PUT', body: { settings: { sessionUserNameEnabled: false } } })
  for (const person of ['sms', 'simple']) {
    expect((await here.visitor.signIn(person)).json).not.toHaveProperty('userName')
    expect((await here.visitor.status()).json).not.toHaveProperty('userName')
  }
  expect((await logout('never-expires')).status).toBe(200)
  expect((await here.visitor.status()).status).toBe(401)
})
