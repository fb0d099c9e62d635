import { earlyCalls } from 'src/boot/inline/earlyCalls'
import { requestUrl } from 'src/services/http/requestUrl'
import { type PrerenderFacts, canShowPrerendered } from 'src/boot/inline/canShowPrerendered'
import { prefill } from 'src/boot/inline/prefill'
import { schemeInQuery } from 'src/boot/inline/schemeInQuery'
import { putWords, SLOW, TITLE, WAIT } from 'src/boot/inline/firstWords'
import { enUSInitial } from 'src/messages/en-US.initial'
import { bufferReports } from 'src/boot/inline/bufferReports'
import type { Handover } from 'src/services/http/handover'
import { serve } from 'test/support/server'

describe('early calls', () => {
  const SETTINGS = '/api/online/v1/settings'
  const asked = async () => {
    const { requests } = await serve(() => ({ body: {} }))
    return () => requests.map(({ path }) => path)
  }

  beforeEach(() => sessionStorage.clear())

  test('the settings are requested once, with the first paint or when they are first used', async () => {
    const paths = await asked()
    const calls = earlyCalls(false)
    calls.beginSettings()
    const { status } = (await calls.take(requestUrl(SETTINGS))?.answer) ?? {}
    expect(status).toBe(200)
    calls.beginSettings()
    expect(calls.take(requestUrl(SETTINGS))).toBeUndefined()
    expect(paths()).toEqual([SETTINGS])
  })

  test('the first use requests the settings', async () => {
    const paths = await asked()
    await earlyCalls(false).take(requestUrl(SETTINGS))?.answer
    expect(paths()).toEqual([SETTINGS])
  })

  test.each<[rule: string, foreignFrame: boolean, cached: string]>([
    ['if this tab has them', false, '{}'],
    ['in a cross-origin frame', true, ''],
  ])('no settings are requested %s', async (_rule, foreignFrame, cached) => {
    const paths = await asked()
    sessionStorage.setItem('foyer.settings', cached)
    const calls = earlyCalls(foreignFrame)
    calls.beginSettings()
    expect(calls.take(requestUrl(SETTINGS))).toBeUndefined()
    expect(paths()).toEqual([])
  })

  test('a lookup is sent once, and the app finds it by its address', async () => {
    const paths = await asked()
    const calls = earlyCalls(false)
    calls.beginLookup('jane b')
    calls.beginLookup('jane b')
    expect(calls.take(requestUrl('/api/auth/v2/login/options', { username: 'jane' }))).toBeUndefined()
    await calls.take(requestUrl('/api/auth/v2/login/options', { username: 'jane b' }))?.answer
    expect(paths()).toEqual(['/api/auth/v2/login/options?username=jane+b'])
  })

  test('a cancelled lookup cannot be used', async () => {
    await asked()
    const calls = earlyCalls(false)
    calls.beginLookup('jane')
    calls.giveUpLookup()
    expect(calls.take(requestUrl('/api/auth/v2/login/options', { username: 'jane' }))).toBeUndefined()
  })

  // (calls/one-client)
  test('each call is sent as the app’s own calls are, and accepts only JSON', async () => {
    const { requests } = await serve(() => ({ body: {} }))
    const calls = earlyCalls(false)
    calls.beginLookup('jane')
    await calls.take(requestUrl('/api/auth/v2/login/options', { username: 'jane' }))?.answer
    expect(requests).toMatchObject([
      {
        method: 'GET',
        path: '/api/auth/v2/login/options?username=jane',
        headers: { accept: 'application/json', 'accept-language': 'en-US', 'x-touch-supported': 'true' },
      },
    ])
  })
})

describe('the prerendered step', () => {
  const nobody: PrerenderFacts = {
    path: '/signin/',
    foreignFrame: false,
    cookies: 'lastLoginUsername=jane',
    sessionEnded: false,
    dressed: undefined,
  }

  test.each<[rule: string, facts: Partial<PrerenderFacts>, shown: boolean]>([
    ['a user who opens the sign-in page sees the prerendered step', {}, true],
    ['the address without its slash is also the sign-in page', { path: '/signin' }, true],
    ['another path is not the sign-in page', { path: '/signin/verification' }, false],
    ['nothing is shown in a cross-origin frame', { foreignFrame: true }, false],
    ['a signed-in user continues without the form', { cookies: 'a=b; authenticationMode=simple' }, false],
    ['another mode does not count as signed in', { cookies: 'authenticationMode=twoFactor' }, true],
    ['a failed device check must be reported first', { cookies: 'w-device-compliance-check-info=x' }, false],
    ['an ended session must be reported first', { sessionEnded: true }, false],
    ['a company’s own look or texts must load first', { dressed: {} }, false],
  ])('%s', (_rule, facts, shown) => {
    expect(canShowPrerendered({ ...nobody, ...facts })).toBe(shown)
  })
})

describe('the prefilled name', () => {
  // (sign-in/prefill)
  test.each<[rule: string, cookies: string, back: string, username: string]>([
    ['no username is known', '', '', ''],
    ['the last username', 'lastLoginUsername=jane', '', 'jane'],
    [
      'the remembered username first',
      'lastLoginUsername=jane; rememberMeInfo=joe%40x.test',
      '',
      'joe@x.test',
    ],
    ['not a name that is empty when cleaned', 'rememberMeInfo=%E2%80%AE; lastLoginUsername=jane', '', 'jane'],
    ['also beside an encoded value', 'rememberMeInfo=joe', '?back=%2Fx%3Fq%3D%2540%25C3%25A9', 'joe'],
    ['also beside another return address', 'rememberMeInfo=joe', '?back=%2Fonline%2F', 'joe'],
  ])('the prefilled username: %s', (_rule, cookies, back, username) => {
    expect(prefill(cookies, back)).toBe(username)
  })

  test.each<[what: string, back: string]>([
    ['a username', '?back=%2Fx%3Fusername%3Dann'],
    ['a user identifier', '?back=%2Fx%3FuserIdentifier%3Dann'],
    ['an encoded parameter name', '?back=%2Fx%3F%2575sername%3Dann'],
    ['a user identifier in a stored return address', '"/x?us%65rIdentifier=ann"'],
  ])('a return address with %s is left to the app', (_what, back) => {
    expect(prefill('rememberMeInfo=joe', back)).toBe('')
  })
})

describe('the scheme', () => {
  // (product/scheme)
  test.each<[rule: string, search: string, scheme: string | undefined]>([
    ['without a parameter the browser decides', '', undefined],
    ['the address can set the scheme', '?scheme=dark', 'dark'],
    ['behind others', '?back=%2Fonline%2F&scheme=light', 'light'],
    ['an unknown value is ignored', '?scheme=sepia', undefined],
    ['a longer value is ignored', '?scheme=darkest', undefined],
    ['a parameter with another name is ignored', '?colorscheme=dark', undefined],
    ['a parameter of the return address is ignored', '?back=%2Fonline%2F%3Fscheme%3Ddark', undefined],
  ])('%s', (_rule, search, scheme) => {
    expect(schemeInQuery(search)).toBe(scheme)
  })
})

describe('the first texts', () => {
  test('only an element’s whole text is replaced', () => {
    document.body.innerHTML =
      '<h1>Sign in</h1><p>Sign in twice</p><label>Username</label><input value="Username">'
    putWords(document.body, { 'Sign in': 'Anmelden', Username: 'Benutzername' })
    expect(document.body.textContent).toBe('AnmeldenSign in twiceBenutzername')
    expect(document.querySelector('input')?.value).toBe('Username')
  })

  test('an empty text changes nothing', () => {
    document.body.innerHTML = '<bdi>Harbor</bdi>'
    putWords(document.body, { Harbor: '' })
    expect(document.body.textContent).toBe('Harbor')
  })

  test('the page has the same texts as the app', () => {
    expect(TITLE).toBe(enUSInitial['page.title'])
    expect(WAIT).toBe(enUSInitial['action.pleaseWait'])
    expect(SLOW).toBe(enUSInitial['action.slow'])
  })
})

describe('reports before the app', () => {
  const page = {} as Handover

  test('at most 20 events and notes are kept with their time; further ones go to the reporter that takes over', () => {
    jest.useFakeTimers({ now: 7000 })
    bufferReports(page)
    const script = document.createElement('script')
    document.body.append(script)
    // This event does not bubble.
    script.dispatchEvent(new Event('error'))
    dispatchEvent(new Event('securitypolicyviolation'))
    dispatchEvent(new Event('unhandledrejection'))
    for (let number = 0; number < 25; number += 1) page.report?.('place', number)
    expect(page.reports).toHaveLength(20)
    expect(
      page.reports?.slice(0, 4).map(([at, what]) => [at, what instanceof Event ? what.type : what]),
    ).toEqual([
      [7000, 'error'],
      [7000, 'securitypolicyviolation'],
      [7000, 'unhandledrejection'],
      [7000, 'place'],
    ])
    const taken = jest.fn()
    page.report = taken
    const event = new Event('unhandledrejection')
    dispatchEvent(event)
    expect(taken.mock.calls).toEqual([[event]])
    jest.useRealTimers()
  })
})
