import { loadBundle } from 'test/model/app/bundle'
import { problemsOf, worldOf } from 'test/model/support'
import { answered, sends, signsIn, status, whole } from 'test/model/world/scenarios'
import { PAUSE } from 'test/model/world/tabs'

/** Bounds a hang; the first test would pay for the bundle. */
const HANG_MS = 60_000
jest.setTimeout(HANG_MS)
beforeAll(loadBundle, HANG_MS)

const LOGIN = 'POST /api/auth/v2/login'
const LOGOUT = 'POST /api/auth/v2/logout'
const OWN_PASSWORD = 'POST /api/onboarding/v2/password'

// (one-sign-in/compared, one-sign-in/names)
test.each([
  ['which names its account', ['ann']],
  ['with no name', []],
])('a security page in a new tab, %s, does not sign another person out', async (_page, shown) => {
  const world = await worldOf(['password', 'password'])
  await world.do(...signsIn('tab 1', 'ann'))
  if (shown.length === 0)
    for (const name of ['lastLoginUsername', 'rememberMeInfo'])
      world.browser.cookies.write(`${name}=; Max-Age=0`)
  await world.do('a new tab opens the security page')
  await world.try(...status('tab 3'))
  expect(world.page(world.browser.tabs[2]!).app.view().account).toBe(shown[0] ?? '')
  await world.do(...signsIn('tab 2', 'bob'), 'tab 3: signs out')
  await world.try(...whole('tab 3', LOGOUT))
  expect(world.promises.broken).toEqual([])
  expect(problemsOf(world)['tab 3']).toBe('otherAccount')
})

test('an own password that is answered late sets no onboarding status for another person', async () => {
  const world = await worldOf(['temporary', 'sms'])
  await world.do(
    ...signsIn('tab 1', 'ann'),
    'tab 1: an own password is saved',
    `tab 1: ${OWN_PASSWORD} reaches the server`,
    ...signsIn('tab 2', 'bob'),
    `tab 1: ${OWN_PASSWORD} is answered`,
  )
  expect(world.promises.broken).toEqual([])
  expect(problemsOf(world)['tab 1']).toBe('otherAccount')
})

test('an own password that is answered while another person’s password is under way waits for its answer', async () => {
  const world = await worldOf(['temporary', 'sms'])
  await world.do(
    ...signsIn('tab 1', 'ann'),
    'tab 1: an own password is saved',
    `tab 1: ${OWN_PASSWORD} reaches the server`,
    ...sends('tab 2: bob sends the password'),
    ...whole('tab 2', LOGIN).slice(0, 2),
    `tab 1: ${OWN_PASSWORD} is answered`,
    ...whole('tab 2', LOGIN).slice(2),
  )
  expect(world.promises.broken).toEqual([])
})

// (one-sign-in/names)
test('the sign-in page that follows the cookie of another tab shows no account', async () => {
  const world = await worldOf(['password', 'password'])
  await world.do(...signsIn('tab 1', 'ann'), 'tab 2: bob has forgotten the password')
  await world.do('tab 2: Back', 'tab 2: Back')
  expect(world.browser.tabs[1]!.shown).toMatchObject({ outside: 'webApp' })
  expect(world.promises.broken).toEqual([])
})

// (one-sign-in/one-at-a-time)
test.each(['cookie', 'bound'] as const)('two passwords at once remember no wrong name (%s)', async kind => {
  const world = await worldOf(['password', 'password'], { kind })
  await world.atOnce('tab 1: ann sends the password', 'tab 2: bob sends the password')
  await world.do(PAUSE)
  await world.try(
    ...whole('tab 1', LOGIN).slice(0, 2),
    ...whole('tab 2', LOGIN).slice(0, 2),
    `tab 2: ${LOGIN}: the body arrives`,
    `tab 1: ${LOGIN}: the body arrives`,
    '1 s pass',
    PAUSE,
    ...whole('tab 1', LOGIN),
    ...whole('tab 2', LOGIN),
  )
  expect(world.promises.broken).toEqual([])
  const [latest] = JSON.parse(world.browser.local['foyer.accounts'] ?? '[]') as string[]
  expect(latest).toBe(world.promises.user())
})

// (one-sign-in/page-hide)
test('a page that closes before its password is sent ends no other page', async () => {
  const world = await worldOf(['temporary', 'password'])
  await world.do(
    ...signsIn('tab 1', 'ann'),
    'tab 2: bob sends the password',
    'tab 2: closes',
    '61 s pass',
    'tab 1: an own password is saved',
    ...answered('tab 1', OWN_PASSWORD),
  )
  expect(problemsOf(world)['tab 1']).toBeUndefined()
  expect(world.promises.broken).toEqual([])
})

// (one-sign-in/sign-out)
test('a sign-out that waits 5 s for another person’s password is not sent', async () => {
  const world = await worldOf(['password', 'sms'], { kind: 'bound' })
  await world.do(
    ...signsIn('tab 1', 'ann'),
    'a new tab opens the security page',
    ...sends('tab 2: bob sends the password'),
    'tab 3: signs out',
    `tab 2: ${LOGIN} reaches the server`,
    '31 s pass',
  )
  await world.try(...whole('tab 3', LOGOUT))
  expect(world.promises.broken).toEqual([])
})

// (one-sign-in/ended)
test.each([
  ['the security page', 'signs out'],
  ['the security page', 'other browsers are signed out'],
  ['the change of the password', 'the password is changed'],
])(
  'on %s, a call that waits for the name of the account (%s) is not sent after the page has ended',
  async (address, step) => {
    const world = await worldOf(['password', 'password'])
    await world.do(...signsIn('tab 1', 'bob'))
    for (const name of ['lastLoginUsername', 'rememberMeInfo'])
      world.browser.cookies.write(`${name}=; Max-Age=0`)
    await world.do(
      `a new tab opens ${address}`,
      `tab 3: ${step}`,
      ...sends('tab 2: ann sends the password'),
      ...whole('tab 2', LOGIN).slice(0, 2),
      ...status('tab 3'),
      ...whole('tab 2', LOGIN).slice(2),
    )
    for (let events = 0; events < 6; events += 1) await world.try('tab 3: a storage event arrives')
    expect(world.promises.broken).toEqual([])
    expect(problemsOf(world)['tab 3']).toBe('otherAccount')
  },
)
