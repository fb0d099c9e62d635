import { NAMED_CALLS } from 'sandbox/http/otherAccounts'
import { operation } from 'foyer-contract/document/operations'
import { ALL, otherAccountWalks } from 'foyer-contract/test/journeys/all'
import { openSandbox } from './openSandbox'
import { type Answer, Visitor } from './visitor'

const NEW = 'Lantern-Quay-77'
const SOMEBODY_ELSE = 'never-expires'
const AUTH = '/api/auth/v2'

const here = openSandbox()

interface Phone {
  number: string
  messages: { code: string }[]
}

interface Named {
  call: string
  person: string
  body?: () => Promise<object>
  /** Reads the value that the call changes. */
  state: () => Promise<unknown>
}

const phoneOf = (person: string): Promise<Phone> => here.sandbox.api(`phone?person=${person}`)
const codeOf = async (person: string): Promise<string> => (await phoneOf(person)).messages[0]?.code ?? ''
const sessionStatus = async (): Promise<number> => (await here.visitor.status()).status
/** Whether the new password is the person's, asked by another browser. */
const hasNewPassword = async (person: string): Promise<boolean> =>
  (await new Visitor(here.sandbox.origin).signIn(person, NEW)).status !== 401

/** Verifies another person's reset in the browser of a signed-in person. */
async function proveReset(): Promise<object> {
  const reset = `${AUTH}/reset-password`
  const verificationMethodType = 'sms'
  const { number: reference } = await phoneOf('forgetful')
  const login = 'forgetful'
  await here.visitor.post(`${reset}/send-verification-message`, { login, reference, verificationMethodType })
  const verificationMessage = await codeOf('forgetful')
  await here.visitor.put(`${reset}/verify-user`, { verificationMessage, verificationMethodType })
  return { newPassword: NEW }
}

/** One check serves all calls, except for a reset, whose person need not be the session's. */
const NAMED: Named[] = [
  {
    call: `PUT ${AUTH}/reset-password/set-new-password`,
    person: 'forgetful',
    body: proveReset,
    state: () => hasNewPassword('forgetful'),
  },
  { call: `POST ${AUTH}/logout`, person: 'simple', state: sessionStatus },
]
/** The calls that a walk of the contract has refused for their name. */
const WALKED = [...ALL.flatMap(({ walks = [] }) => walks), ...otherAccountWalks]
  .filter(([, status]) => status === 409)
  .map(([id]) => operation(id).call)

const send = (call: string, body: object): Promise<Answer> => {
  const [method = '', path = ''] = call.split(' ')
  return here.visitor.call(method, path, body)
}

/** Signs the call's person in, and gives the call's body; the reset is tried beside another person's session. */
async function arrange({ call, person, body }: Named): Promise<object> {
  await here.visitor.signIn(call.includes('reset-password') ? 'simple' : person)
  return (await body?.()) ?? {}
}

const rows = NAMED.map(named => [named.call, named] as const)

test('every call that may carry a name is refused in a walk of the contract', () => {
  expect([...NAMED_CALLS].filter(call => !WALKED.includes(call))).toEqual([])
})

// (one-sign-in/server-word)
test.each(rows)('%s with another person’s name is refused, and changes nothing', async (call, named) => {
  const body = await arrange(named)
  const before = await named.state()
  for (const userName of [SOMEBODY_ELSE, 'nobody-of-that-name']) {
    const { status, json, headers } = await send(call, { ...body, userName })
    expect([status, json]).toEqual([409, { code: 'otherAccount' }])
    expect(headers.getSetCookie()).toEqual([])
  }
  expect(await named.state()).toEqual(before)
})

test.each(rows)('%s with a name of another type is refused', async (call, named) => {
  const body = await arrange(named)
  const before = await named.state()
  for (const userName of ['', 7, null, true, ['simple'], {}])
    expect((await send(call, { ...body, userName })).status).toBe(400)
  expect(await named.state()).toEqual(before)
})

const ways: [way: string, name: (person: string) => object][] = [
  ['the person’s name', person => ({ userName: person })],
  ['the name in other case', person => ({ userName: person.toUpperCase() })],
  ['no name', () => ({})],
]
test.each(ways.flatMap(([way, name]) => NAMED.map(named => [named.call, way, name, named] as const)))(
  '%s with %s succeeds and changes its data',
  async (call, _way, name, named) => {
    const body = await arrange(named)
    const before = await named.state()
    expect((await send(call, { ...body, ...name(named.person) })).status).toBe(200)
    expect(await named.state()).not.toEqual(before)
  },
)

test('a name sent without a session has no effect', async () => {
  const statuses = [
    await send(`POST ${AUTH}/logout`, { userName: 'simple' }),
    await send(`POST ${AUTH}/resend-verification`, { userName: 'simple' }),
    await send(`PUT ${AUTH}/reset-password/set-new-password`, { newPassword: NEW, userName: 'simple' }),
  ]
  expect(statuses.map(({ status }) => status)).toEqual([200, 401, 403])
})

// (one-sign-in/server-name, one-sign-in/server-alias)
describe('a person with an alias', () => {
  const NAME = 'alias@harbor.example'
  const logout = (userName: string) => send(`POST ${AUTH}/logout`, { userName })

  test.each(['alias', ' ALIAS', NAME, 'Alias@Harbor.Example'])('is named after typing %j', async typed => {
    expect(await here.visitor.signIn(typed)).toMatchObject({ status: 200, json: { userName: NAME } })
    expect(await here.visitor.status()).toMatchObject({ status: 200, json: { userName: NAME } })
  })

  test.each<[typed: string, named: string, status: number]>([
    ['alias', NAME, 200],
    ['alias', 'ALIAS', 200],
    ['alias', 'Alias@Harbor.Example', 200],
    [NAME, NAME, 200],
    [NAME, 'alias', 409],
    ['alias', 'simple', 409],
  ])('after a sign-in as %s, a call that names %s receives %i', async (typed, named, status) => {
    await here.visitor.signIn(typed)
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
  expect((await send(`POST ${AUTH}/logout`, { userName: composed })).status).toBe(200)
})

test('the answer to a password names the user, with a factor due and without', async () => {
  expect(await here.visitor.signIn('sms')).toMatchObject({ status: 202, json: { userName: 'sms' } })
  expect(await here.visitor.signIn('SIMPLE')).toMatchObject({ status: 200, json: { userName: 'simple' } })
})

test('the session status and the settings report the extension, with and without a required factor', async () => {
  await here.visitor.signIn('sms')
  expect(await here.visitor.status()).toMatchObject({ status: 202, json: { userName: 'sms' } })
  await here.visitor.signIn('simple')
  expect(await here.visitor.status()).toMatchObject({ status: 200, json: { userName: 'simple' } })
  const settings = await here.visitor.get('/api/online/v1/settings')
  expect(settings.json).toHaveProperty('sessionUserNameEnabled', true)
})

describe('a company without the extension', () => {
  beforeEach(() =>
    here.sandbox.api('company', { method: 'PUT', body: { settings: { sessionUserNameEnabled: false } } }),
  )

  test.each(rows)('%s ignores the name', async (call, named) => {
    const body = await arrange(named)
    const before = await named.state()
    expect((await send(call, { ...body, userName: SOMEBODY_ELSE })).status).toBe(200)
    expect(await named.state()).not.toEqual(before)
  })

  test.each(['sms', 'simple'])('no answer names %s', async person => {
    expect((await here.visitor.signIn(person)).json).not.toHaveProperty('userName')
    expect((await here.visitor.status()).json).not.toHaveProperty('userName')
  })
})
