import { createMemoryHistory } from 'history'
import { companyActions } from 'src/features/company/companySlice'
import { recordActions } from 'src/features/record/recordSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { readStoredRecord } from 'src/services/storage/storedRecord'
import { readSession } from 'src/services/storage/sessionStore'
import { buildStore } from 'src/store/createStore'
import { mirrorRecord } from 'src/store/mirror'
import { clearCookies } from 'test/support/clearCookies'

const MARK = { id: 'm1', who: '' }

beforeEach(() => {
  sessionStorage.clear()
  clearCookies()
})
afterEach(() => jest.restoreAllMocks())

/** Loads a page of this tab, which has only the storage from the previous page. */
function openPage() {
  const { store } = buildStore(createMemoryHistory({ initialEntries: ['/signin/'] }))
  mirrorRecord(store)
  store.dispatch(recordActions.read(readStoredRecord()))
  return store
}

/** Loads a page that has signed Ada in. */
function signInOfAda() {
  const store = openPage()
  store.dispatch(recordActions.arrived({ back: '/old', caller: 'popup' }))
  store.dispatch(recordActions.nameTyped('a'))
  store.dispatch(recordActions.answered({ username: 'ada', mark: MARK, answer: { passwordExpiresIn: 9 } }))
  store.dispatch(companyActions.featuresLoaded(['onboardingV3Enabled']))
  store.dispatch(
    recordActions.factorDue({
      text: { mfaType: 'sms', timeoutS: 60, isGuest: false },
      extras: { trustDays: 7 },
    }),
  )
  return store
}

// (storage/mirror, storage/session-keys)
test('a change in the store is stored at once', () => {
  signInOfAda()
  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({
    'foyer.back': '"/old"',
    'foyer.mode': '"popup"',
    'foyer.username': '"ada"',
    'foyer.authUsername': '"ada"',
    'foyer.features': '{"onboardingV3Enabled":true}',
    'foyer.onboardingV3Enabled': 'true',
    'foyer.mfaType': '"sms"',
    'foyer.mfaTimeout': '60',
    'foyer.guestAccess': 'false',
    'foyer.stepExtras': '{"trustDays":7}',
    'foyer.signIn': '{"said":{"passwordExpiresIn":9},"mark":{"id":"m1","who":"","username":"ada"}}',
  })
})

test('the next page of the tab restores the record of the previous one', () => {
  const { record, company } = signInOfAda().getState()
  const next = openPage().getState()
  expect(next.record).toEqual(record)
  expect(next.company).toEqual(company)
})

test('a value that is removed from the store is removed from the storage', () => {
  const store = signInOfAda()
  store.dispatch(recordActions.codeForgotten())
  expect(Object.keys(sessionStorage).filter(key => /mfa|stepExtras/.test(key))).toEqual([])
  store.dispatch(sessionEvents.signedOut())
  expect(Object.keys(sessionStorage)).toEqual(['foyer.mode'])
})

// (storage/refresh)
test('a refresh keeps only the return address and the mark in the storage; the page stores its sign-in again when it is closed, after every refresh', () => {
  signInOfAda()
  for (let time = 0; time < 3; time += 1) {
    const store = openPage()
    store.dispatch(recordActions.refreshed())
    expect(Object.keys(sessionStorage).sort()).toEqual(['foyer.back', 'foyer.mode', 'foyer.signIn'])
    store.dispatch(recordActions.handedOn())
  }
  expect(openPage().getState().record).toMatchObject({
    username: 'ada',
    signIn: { answer: { passwordExpiresIn: 9 } },
  })
})

// (storage/bad-values)
test('an invalid or foreign value counts as absent and is removed', () => {
  sessionStorage.setItem('foyer.back', '7')
  sessionStorage.setItem('foyer.mfaTimeout', '"60"')
  sessionStorage.setItem('foyer.signIn', '{"done":["magic"],"mark":{"id":1},"said":{"passwordExpiresIn":3}}')
  const { record } = openPage().getState()
  expect(record).toMatchObject({
    back: undefined,
    factor: { awaited: undefined },
    signIn: { done: undefined },
    mark: undefined,
  })
  expect(record.signIn.answer).toEqual({ passwordExpiresIn: 3 })
  expect(sessionStorage.getItem('foyer.back')).toBeNull()
})

// (factors/countdown)
describe('the deadline of a code', () => {
  const END_MS = 1_700_000_060_000
  const keepEnd = (endMs: number) => {
    sessionStorage.setItem('foyer.mfaType', '"sms"')
    sessionStorage.setItem('foyer.mfaTimeout', '60')
    sessionStorage.setItem('foyer.mfaDeadline', String(endMs))
  }
  beforeEach(() => {
    jest.spyOn(Date, 'now').mockReturnValue(END_MS - 20_000)
    jest.spyOn(performance, 'now').mockReturnValue(5000)
  })

  test.each<[what: string, endMs: number, leftMs: number]>([
    ['continues on the next page', END_MS, 20_000],
    ['stays in the past', END_MS - 30_000, -10_000],
    ['is limited to the total time if it is too far in the future', END_MS + 100_000, 60_000],
  ])('%s', (_what, endMs, leftMs) => {
    keepEnd(endMs)
    expect(openPage().getState().record.factor.awaited?.ends).toEqual({
      monotonicMs: 5000 + leftMs,
      wallMs: END_MS - 20_000 + leftMs,
    })
  })
})

// (storage/blocked)
test('if the browser refuses storage, the store keeps the record as long as the page is open', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const store = signInOfAda()
  store.dispatch(recordActions.factorPassed('code'))
  expect(store.getState().record).toMatchObject({
    username: 'ada',
    back: '/old',
    signIn: { done: ['password', 'code'] },
    factor: { extras: { trustDays: 7 }, awaited: { timeoutS: 60 } },
  })
  store.dispatch(sessionEvents.signedOut())
  expect(readSession('foyer.authUsername')).toBeUndefined()
})
