import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import type { HelpState } from 'src/features/support/helpSlice'
import { knownHelpInfo } from 'src/sagas/company/helpInfo'
import { reachSupport } from 'src/sagas/support/reachSupport'
import { appReducer, appState, stateOf } from 'test/support/appState'

const help: HelpState = { modal: 'closed', opening: 1, contact: { step: 'asking' }, screen: 'fine' }

// (support/contact)
test.each([
  ['the form opens on another screen', '/', { modal: 'open', opening: 2 }],
  ['the form on its own page does not change', '/help/support-form', { modal: 'closed', opening: 1 }],
])('without an address %s', async (_rule, route, shown) => {
  const end = await expectSaga(reachSupport)
    .withReducer(appReducer, appState({ help, router: { location: { pathname: `/signin${route}` } } }))
    .provide([[matchers.call.fn(knownHelpInfo), {}]])
    .run()
  expect(stateOf(end).help).toEqual({ ...help, ...shown, contact: { step: 'idle' } })
})
