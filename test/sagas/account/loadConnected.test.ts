import { combineReducers } from '@reduxjs/toolkit'
import { replace } from 'redux-first-history'
import { call } from 'redux-saga/effects'
import type { StaticProvider } from 'redux-saga-test-plan/providers'
import { expectSaga } from 'redux-saga-test-plan'
import { connectedSlice } from 'src/features/account/connectedSlice'
import { loadConnected } from 'src/sagas/account/loadConnected'
import { fetchConnectedApps, fetchDevices } from 'src/services/api/account/connectedService'
import { wallClock } from 'src/services/browser/environment'

const laptop = { id: '1', name: 'Laptop', nearby: true }
const here: StaticProvider[] = [[call(wallClock), 7000]]
/** The location of the browser. */
const router = () => ({ location: { pathname: '/signin/change-password' } })
const saga = () =>
  expectSaga(loadConnected).withReducer(combineReducers({ connected: connectedSlice.reducer, router }))

test('each list is shown when it arrives, with the current time for its dates', async () => {
  const result = await saga()
    .provide([
      ...here,
      [call(fetchDevices), { kind: 'list', list: [laptop] }],
      [call(fetchConnectedApps), { kind: 'list', list: [] }],
    ])
    .run()
  expect(result.storeState).toMatchObject({
    connected: {
      devices: { state: 'told', facts: [laptop] },
      apps: { state: 'told', facts: [] },
      nowMs: 7000,
    },
  })
})

const never = new Promise<never>(() => {})
test.each<[which: string, devices: unknown, apps: unknown]>([
  ['devices', { kind: 'signedOut' }, never],
  ['apps', never, { kind: 'signedOut' }],
])(
  'a 401 for the %s leads to the sign-in page without waiting for the other list',
  async (_which, devices, apps) => {
    const { effects } = await saga()
      .provide([...here, [call(fetchDevices), devices], [call(fetchConnectedApps), apps]] as StaticProvider[])
      .put(replace('/signin/', { previousPath: '/change-password' }))
      .silentRun(20)
    expect(effects.put).toHaveLength(1)
  },
)
