import { pendingIn, problemsOf, worldOf } from 'test/model/support'
import { sends, signsIn, status, whole } from 'test/model/world/scenarios'
import { PAUSE } from 'test/model/world/tabs'

const LOGIN = 'POST /api/auth/v2/login'
const PASSKEY = 'POST /api/auth/v2/passkeys/authentication/verify'
const RESET = 'PUT /api/auth/v2/reset-password/verify-user'
const LOGOUT = 'POST /api/auth/v2/logout'

const headersOf = (tab: string, route: string): string[] => whole(tab, route).slice(0, 2)

describe('findings of the attack review', () => {
  test('A1: a new tab does not show the account of the cookie in the session of another', async () => {
    const world = await worldOf(['password', 'provider'], { pages: 1 })
    await world.do(
      ...signsIn('tab 1', 'ann'),
      'tab 1: opens the security page',
      'tab 1: signs out',
      ...whole('tab 1', LOGOUT),
    )
    await world.do(
      'tab 1: bob leaves for the provider',
      'tab 1: bob comes back from the provider',
      ...status('tab 1'),
    )
    await world.do('a new tab opens the change of the password', 'tab 2: the password is changed')
    expect(world.promises.broken).toEqual([])
  })

  test('A3: a page does not act after another person’s password if its answer is lost', async () => {
    const world = await worldOf(['temporary', 'password'])
    await world.do(
      ...signsIn('tab 1', 'ann'),
      ...sends('tab 2: bob sends the password'),
      ...headersOf('tab 2', LOGIN),
    )
    await world.do(`tab 2: ${LOGIN}: the body is cut`)
    await world.try('tab 1: an own password is saved')
    expect(world.promises.broken).toEqual([])
  })
})

describe('counterexamples of the protocol', () => {
  test('W1: a departure for a provider does not hide another person’s sign-in', async () => {
    const world = await worldOf(['provider', 'provider'], { pages: 3 })
    await world.do(...sends('tab 1: ann uses a passkey'), ...whole('tab 1', PASSKEY))
    await world.open('/signin/change-password')
    await world.do(
      'tab 2: bob leaves for the provider',
      'tab 2: bob comes back from the provider',
      'tab 3: ann leaves for the provider',
    )
    await world.try('tab 4: the password is changed')
    expect(world.promises.broken).toEqual([])
  })

  test('W1: a departure for a provider proves no name', async () => {
    const world = await worldOf(['provider', 'password'], { pages: 3 })
    await world.do(
      ...sends('tab 1: ann uses a passkey'),
      ...whole('tab 1', PASSKEY),
      ...signsIn('tab 2', 'bob'),
    )
    // The cookies remember Ann again.
    world.browser.cookies.write('lastLoginUsername=ann')
    world.browser.cookies.write('rememberMeInfo=ann')
    await world.do(
      'tab 3: ann leaves for the provider',
      'tab 3: closes',
      'a new tab opens the change of the password',
    )
    await world.try('tab 4: the password is changed')
    expect(world.promises.broken).toEqual([])
  })

  test('W2: a return from a provider ends the sign-in of another', async () => {
    const world = await worldOf(['provider', 'sms'])
    await world.do('tab 1: ann leaves for the provider', ...signsIn('tab 2', 'bob'), ...status('tab 2'))
    await world.do('tab 1: ann comes back from the provider')
    await world.try('tab 2: bob enters the code')
    expect(world.promises.broken).toEqual([])
  })

  test('W2: a password is not accepted once a provider has overtaken its answer', async () => {
    const world = await worldOf(['temporary', 'provider'])
    await world.do(
      'tab 2: bob leaves for the provider',
      ...sends('tab 1: ann sends the password'),
      ...headersOf('tab 1', LOGIN),
    )
    await world.try(
      'tab 2: bob comes back from the provider',
      `tab 1: ${LOGIN}: the body arrives`,
      'tab 1: an own password is saved',
    )
    expect(world.promises.broken).toEqual([])
  })

  test('W3: a new password is not set for the account of another reset code', async () => {
    const world = await worldOf(['password', 'password'])
    for (const [tab, name] of [
      ['tab 1', 'ann'],
      ['tab 2', 'bob'],
    ])
      await world.do(`${tab}: ${name} has forgotten the password`, `${tab}: ${name} asks for a code`)
    await world.do(...sends('tab 1: ann enters the code'), ...whole('tab 1', RESET))
    await world.do(
      ...sends('tab 2: bob enters the code'),
      ...headersOf('tab 2', RESET),
      `tab 2: ${RESET}: the body is cut`,
    )
    await world.try('tab 1: ann saves a new password')
    expect(world.promises.broken).toEqual([])
  })

  test('W4: a passkey may belong to another account than the name in the field', async () => {
    const world = await worldOf(['temporary', 'password'])
    await world.do(
      ...signsIn('tab 1', 'ann'),
      ...sends('tab 2: ann sends a wrong password'),
      ...whole('tab 2', LOGIN),
    )
    await world.do(...sends('tab 2: bob uses a passkey'), ...headersOf('tab 2', PASSKEY))
    await world.try('tab 1: an own password is saved')
    expect(world.promises.broken).toEqual([])
  })

  test('W6: an old entry of the same account does not hide another person’s return', async () => {
    const world = await worldOf(['temporary', 'provider'], { pages: 3 })
    await world.do(...signsIn('tab 1', 'ann'), 'tab 2: bob leaves for the provider')
    await world.try(...sends('tab 3: ann sends the password'))
    await world.do('tab 3: crashes', 'tab 2: bob comes back from the provider', '61 s pass')
    await world.try('tab 1: an own password is saved')
    expect(world.promises.broken).toEqual([])
  })

  test.each(['cookie', 'bound'] as const)('W7: two passwords at once do not cross (%s)', async kind => {
    const world = await worldOf(['temporary', 'password'], { pages: 3, kind })
    await world.do(...signsIn('tab 1', 'ann'))
    await world.atOnce('tab 2: bob sends the password', 'tab 3: ann sends the password')
    await world.try(
      PAUSE,
      ...headersOf('tab 2', LOGIN),
      ...headersOf('tab 3', LOGIN),
      `tab 3: ${LOGIN}: the body arrives`,
      '61 s pass',
    )
    await world.try('tab 1: an own password is saved', 'tab 3: an own password is saved')
    expect(world.promises.broken).toEqual([])
  })

  test('W8: a password call that the browser has aborted is settled once', async () => {
    const world = await worldOf(['password', 'temporary'])
    await world.do(...sends('tab 1: ann sends the password'))
    await world.browser.navigate(world.browser.tabs[0]!, 'https://foyer.example/elsewhere')
    await world.do(...signsIn('tab 2', 'bob'), 'tab 1: Back', '61 s pass')
    expect(problemsOf(world)['tab 2']).toBeUndefined()
    expect(world.promises.broken).toEqual([])
  })

  test('W8: a password that the page has announced and not sent leaves no entry', async () => {
    const world = await worldOf(['password', 'temporary'])
    await world.do('tab 1: ann sends the password')
    await world.browser.navigate(world.browser.tabs[0]!, 'https://foyer.example/elsewhere')
    expect(pendingIn(world)).toEqual([])
    await world.do(...signsIn('tab 2', 'bob'), 'tab 1: Back', '61 s pass')
    expect(problemsOf(world)['tab 2']).toBeUndefined()
    expect(world.promises.broken).toEqual([])
  })

  test('W9: a lost call of the same account ends no page', async () => {
    const world = await worldOf(['temporary', 'password'])
    await world.do(
      ...signsIn('tab 1', 'ann'),
      ...sends('tab 2: ann sends the password'),
      `tab 2: ${LOGIN} fails with 500`,
    )
    await world.do(...whole('tab 2', LOGIN).slice(1), 'tab 1: an own password is saved')
    expect(problemsOf(world)['tab 1']).toBeUndefined()
    expect(world.promises.broken).toEqual([])
  })

  test('W10: a sign-out that is answered after another sign-in does not end it', async () => {
    const world = await worldOf(['sms', 'temporary'], { pages: 2, kind: 'bound' })
    await world.do(
      ...signsIn('tab 1', 'ann'),
      ...status('tab 1'),
      'tab 1: signs out',
      `tab 1: ${LOGOUT} reaches the server`,
    )
    await world.do(
      ...signsIn('tab 2', 'bob'),
      ...whole('tab 1', LOGOUT).slice(1),
      'tab 2: a storage event arrives',
    )
    await world.try('tab 2: a storage event arrives')
    expect(problemsOf(world)['tab 2']).toBeUndefined()
  })

  test('W10: a sign-out that waits for the account signs no other user out', async () => {
    const world = await worldOf(['password', 'password'], { extension: true })
    await world.do(...signsIn('tab 1', 'ann'))
    world.browser.cookies.write('lastLoginUsername=; Max-Age=0')
    await world.do(
      'a new tab opens the change of the password',
      'tab 3: signs out',
      'tab 3: GET /api/auth/v2/session-status reaches the server',
      ...signsIn('tab 2', 'bob'),
      'tab 3: GET /api/auth/v2/session-status is answered',
    )
    expect(world.promises.broken).toEqual([])
    expect(problemsOf(world)['tab 3']).toBe('otherAccount')
    expect(world.promises.user()).toBe('bob')
  })

  test('W11: the name of another session is not an alias', async () => {
    const world = await worldOf(['provider', 'password'], { extension: true })
    await world.do('tab 1: ann leaves for the provider', 'tab 1: ann comes back from the provider')
    await world.do(...sends('tab 2: bob sends the password'), ...headersOf('tab 2', LOGIN))
    await world.try(...status('tab 1'))
    expect(world.promises.broken).toEqual([])
  })

  test('W12: a page compares when the browser shows it again', async () => {
    const world = await worldOf(['temporary', 'password'])
    await world.do(...signsIn('tab 1', 'ann'))
    await world.browser.navigate(world.browser.tabs[0]!, 'https://foyer.example/elsewhere')
    await world.do(...signsIn('tab 2', 'bob'), 'tab 1: Back')
    await world.try('tab 1: an own password is saved')
    expect(world.promises.broken).toEqual([])
    expect(problemsOf(world)['tab 1']).toBe('otherAccount')
  })

  test('a rejected password ends no other tab', async () => {
    const world = await worldOf(['temporary', 'password'])
    await world.do(
      ...signsIn('tab 1', 'ann'),
      ...sends('tab 2: bob sends a wrong password'),
      ...whole('tab 2', LOGIN),
    )
    await world.do('tab 1: an own password is saved')
    expect(problemsOf(world)['tab 1']).toBeUndefined()
    expect(world.promises.broken).toEqual([])
  })
})
