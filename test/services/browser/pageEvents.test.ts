import { fireEvent } from '@testing-library/dom'
import { type PageEvent, watchPage } from 'src/services/browser/pageEvents'
import {
  connectionChanged,
  disproveReport,
  holdSubmit,
  isReportedOffline,
  submitHeld,
} from 'src/services/browser/connectionReport'
import { firstActivity, firstInput, painted } from 'src/services/browser/moments'

describe('events of the page', () => {
  const told: PageEvent[] = []
  let end: () => void

  const resizeTo = (widthPx: number): void => {
    Object.defineProperty(window, 'innerWidth', { value: widthPx, configurable: true })
    window.dispatchEvent(new Event('resize'))
  }

  const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted })

  beforeEach(() => {
    told.length = 0
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Android Mobile')
    Object.defineProperty(window, 'innerWidth', { value: 390, configurable: true })
    end = watchPage(event => told.push(event))
  })
  afterEach(() => {
    end()
    jest.restoreAllMocks()
  })

  test.each<[what: string, event: Event, events: PageEvent[]]>([
    ['a page from the cache', shown(true), [{ kind: 'restored' }]],
    ['a page that was loaded', shown(false), []],
    ['a page that the user leaves', new Event('pagehide'), [{ kind: 'hidden' }]],
    ['a lost connection', new Event('offline'), [{ kind: 'offline' }]],
    ['a connection', new Event('online'), [{ kind: 'online' }]],
  ])('%s is or is not reported', (_what, event, events) => {
    window.dispatchEvent(event)
    expect(told).toEqual(events)
  })

  test.each<[state: DocumentVisibilityState, events: PageEvent[]]>([
    ['visible', [{ kind: 'seen' }]],
    ['hidden', []],
  ])('a tab that becomes %s is or is not reported', (state, events) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(told).toEqual(events)
  })

  test('a page that returns from the cache is reported as restored, and as visible only the next time', () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    const seen = () => document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('pagehide'))
    seen()
    window.dispatchEvent(shown(true))
    expect(told).toEqual([{ kind: 'hidden' }, { kind: 'restored' }])
    seen()
    expect(told).toEqual([{ kind: 'hidden' }, { kind: 'restored' }, { kind: 'seen' }])
  })

  test('a resize is reported once when it changes the device, at 737 px', () => {
    resizeTo(736)
    expect(told).toEqual([])
    resizeTo(737)
    resizeTo(1000)
    resizeTo(736)
    expect(told).toEqual([
      { kind: 'resized', device: 'tablet' },
      { kind: 'resized', device: 'mobile' },
    ])
  })

  test('after the watcher ends, no event is reported', () => {
    end()
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(shown(true))
    window.dispatchEvent(new Event('online'))
    window.dispatchEvent(new Event('offline'))
    document.dispatchEvent(new Event('visibilitychange'))
    resizeTo(800)
    expect(told).toEqual([])
  })
})

describe('the browser’s report of its connection', () => {
  const report = (online: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)

  beforeEach(() => {
    report(false)
    connectionChanged('offline')
  })
  afterEach(() => {
    jest.restoreAllMocks()
    connectionChanged('online')
  })

  // (calls/offline)
  test('the first submit of each form is held while offline, and each further one is sent', () => {
    expect(['lookup', 'password', 'lookup', 'password'].map(holdSubmit)).toEqual([true, true, false, false])
  })

  test('the same form on another screen is held again', () => {
    expect(holdSubmit('lookup')).toBe(true)
    window.history.replaceState(null, '', '/signin/forget-password')
    expect(holdSubmit('lookup')).toBe(true)
  })

  test('a submit that the page held before the app loaded counts as the first', () => {
    submitHeld('lookup')
    expect(holdSubmit('lookup')).toBe(false)
  })

  test('a disproved report is ignored until the next event', () => {
    disproveReport()
    expect(isReportedOffline()).toBe(false)
    expect(holdSubmit('lookup')).toBe(false)
    connectionChanged('offline')
    expect(isReportedOffline()).toBe(true)
    expect(holdSubmit('lookup')).toBe(true)
  })

  test('an event restarts the count', () => {
    holdSubmit('lookup')
    connectionChanged('online')
    connectionChanged('offline')
    expect(holdSubmit('lookup')).toBe(true)
  })

  test.each([
    ['online, and no event reports otherwise', true, 'online', false],
    ['offline without an event', false, 'online', true],
    ['offline only by an event', true, 'offline', true],
  ] as const)('the browser is %s', (_rule, online, event, reported) => {
    report(online)
    connectionChanged(event)
    expect(isReportedOffline()).toBe(reported)
  })
})

describe('moments of a visit', () => {
  const used = async (act: () => void, moment: () => Promise<void> = firstInput): Promise<boolean> => {
    let done = false
    void moment().then(() => (done = true))
    act()
    await Promise.resolve()
    await Promise.resolve()
    return done
  }

  beforeEach(() => {
    document.body.innerHTML = '<input>'
  })

  test.each<[what: string, act: () => void, done: boolean]>([
    ['nothing', () => undefined, false],
    ['a key', () => fireEvent.keyDown(document.body, { key: 'a' }), true],
    ['a touch', () => fireEvent.pointerDown(document.body), true],
    ['a fill', () => fireEvent.input(document.querySelector('input')!), true],
    ['only a pointer movement', () => fireEvent.pointerMove(document.body), false],
  ])('whether the page is used after %s', async (_what, act, done) => {
    expect(await used(act)).toBe(done)
  })

  test('a field that is already filled in counts as use', async () => {
    document.querySelector('input')!.value = 'jane'
    expect(await used(() => undefined)).toBe(true)
  })

  test.each<[what: string, act: () => void, done: boolean]>([
    ['nothing', () => undefined, false],
    ['a key of the username', () => fireEvent.keyDown(document.body, { key: 'a' }), false],
    ['Enter', () => fireEvent.keyDown(document.body, { key: 'Enter' }), false],
    ['Tab', () => fireEvent.keyDown(document.body, { key: 'Tab' }), true],
    ['only a pointer movement', () => fireEvent.pointerMove(document.body), true],
    ['a touch', () => fireEvent.pointerDown(document.body), true],
    ['a scroll', () => fireEvent.scroll(document.body), true],
    ['five seconds', () => jest.advanceTimersByTime(5000), true],
  ])('whether the user is active outside the form after %s', async (_what, act, done) => {
    jest.useFakeTimers()
    expect(await used(act, () => firstActivity(5000))).toBe(done)
    jest.useRealTimers()
  })

  test('the promise resolves in a task after the next frame, and on a hidden page once it becomes visible', async () => {
    jest.useFakeTimers()
    const frame = jest.spyOn(window, 'requestAnimationFrame').mockImplementation(() => 0)
    const seen: string[] = []
    void painted().then(() => seen.push('painted'))
    await jest.advanceTimersByTimeAsync(60_000)
    expect(seen).toEqual([])
    frame.mock.calls[0]![0](0)
    await Promise.resolve()
    expect(seen).toEqual([])
    await jest.advanceTimersByTimeAsync(0)
    expect(seen).toEqual(['painted'])
    jest.useRealTimers()
  })
})
