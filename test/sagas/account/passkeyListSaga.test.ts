import { combineReducers } from '@reduxjs/toolkit'
import { companyActions } from 'src/features/company/companySlice'
import { passkeyListActions, passkeyListSlice } from 'src/features/account/passkeyListSlice'
import { passkeyListJourney } from 'src/sagas/account/passkeyListSaga'
import { fetchPasskeys, removePasskey } from 'src/services/api/passkeys/passkeyListService'
import { signalGone } from 'src/services/browser/passkeys/signals'
import { actingReducers } from 'test/support/actingReducers'
import { signalPasskeys, signalList } from 'src/sagas/passkeys/signalPasskeys'
import { failureOfKind } from 'test/support/failures'
import { runJourney, type Services } from 'test/support/journey'
import { settled } from 'test/support/settled'

const LIST = [
  { id: 'a', name: 'Laptop' },
  { id: 'b', name: 'Phone' },
]
const reducer = combineReducers({ ...actingReducers, passkeyList: passkeyListSlice.reducer })
const ANSWER = { kind: 'list', rpId: 'harbor.test', list: LIST, whole: true, user: { id: 'dQ' } }
const throwing = () => {
  throw failureOfKind('unreachable')
}

function open(given: Services = []) {
  const done: unknown[] = []
  const services: Services = [
    [fetchPasskeys, () => ANSWER],
    [signalList, (...args) => void done.push(['tell', ...args])],
    [signalPasskeys, (...args) => void done.push(['list', ...args])],
    [
      removePasskey,
      id => {
        done.push(['remove', id])
        return 'removed'
      },
    ],
    [signalGone, (...args) => void done.push(['gone', ...args])],
    ...given,
  ]
  const { store, moves } = runJourney(passkeyListJourney, { reducer, at: '/change-password', services })
  return {
    moves,
    done,
    state: () => store.getState().passkeyList,
    know: async (passkeysEnabled?: boolean) => {
      store.dispatch(companyActions.settingsLoaded({ passkeysEnabled }))
      await settled()
    },
    remove: async (id: string) => {
      store.dispatch(passkeyListActions.removePressed(id))
      await settled()
    },
  }
}

// (passkeys/extension)
test('no passkeys are requested in a company without passkeys', async () => {
  const page = open([[fetchPasskeys, throwing]])
  await page.know()
  expect(page.state()).toEqual({ state: 'off' })
})

// (passkeys/remove)
test('a removed passkey is reported to the browser', async () => {
  const page = open()
  await page.know(true)
  await page.remove('a')
  expect(page.done).toEqual([['tell', ANSWER], ['remove', 'a'], ['list'], ['gone', 'harbor.test', 'a']])
  expect(page.state()).toMatchObject({ state: 'listed', list: [LIST[1]], removed: 1 })
})

test('a passkey that could not be removed stays and can be removed later', async () => {
  const page = open([[removePasskey, throwing]])
  await page.know(true)
  await page.remove('a')
  expect(page.state()).toMatchObject({ list: LIST, removed: 0, problem: { code: 'serverTryLater' } })
  await page.remove('a')
  expect(page.state()).toMatchObject({ problem: { code: 'serverTryLater' } })
  expect(page.done).toEqual([['tell', ANSWER]])
})

test('two presses remove a passkey once', async () => {
  let calls = 0
  const page = open([[removePasskey, () => new Promise(() => (calls += 1))]])
  await page.know(true)
  await page.remove('a')
  await page.remove('b')
  expect(calls).toBe(1)
})

test('another passkey can be removed while the browser handles the first one', async () => {
  const page = open([[signalGone, () => new Promise(() => undefined)]])
  await page.know(true)
  await page.remove('a')
  await page.remove('b')
  expect(page.state()).toMatchObject({ list: [], removed: 2 })
})

test('a list that fails to load shows the problem', async () => {
  const page = open([[fetchPasskeys, throwing]])
  await page.know(true)
  expect(page.state()).toEqual({ state: 'failed', problem: { code: 'serverTryLater' } })
})

test.each<[rule: string, services: Services]>([
  ['on loading the list', [[fetchPasskeys, () => ({ kind: 'signedOut' })]]],
  ['on removing a passkey', [[removePasskey, () => 'signedOut']]],
])('an expired session %s leads to the sign-in page', async (_rule, services) => {
  const page = open(services)
  await page.know(true)
  await page.remove('a')
  expect(page.moves).toMatchObject([{ route: '/' }])
})
