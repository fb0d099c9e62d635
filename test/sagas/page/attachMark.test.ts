import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { dynamic } from 'redux-saga-test-plan/providers'
import { attachMark } from 'src/sagas/page/attachMark'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { readMark } from 'src/services/storage/currentSignIn'
import type { RecordState } from 'src/features/session/record/recordState'
import { appReducer, appState, recordState, stateOf } from 'test/support/appState'

const FOUND = { id: 'm1', who: '' }

const findAt = async (
  path: string,
  record: Partial<RecordState>,
  found: typeof FOUND | undefined = FOUND,
) => {
  let redirected = false
  const run = await expectSaga(attachMark)
    .withReducer(
      appReducer,
      appState({ router: { location: { pathname: `/signin${path}` } }, record: recordState(record) }),
    )
    .provide([
      [matchers.call.fn(readMark), found],
      [matchers.call.fn(redirectTo), dynamic(() => void (redirected = true))],
    ])
    .run()
  return { mark: stateOf(run).record.mark, redirected, state: stateOf(run) }
}

// (one-sign-in/whose)
test.each<[rule: string, path: string, record: Partial<RecordState>, username: string | undefined]>([
  ['the sign-in page has begun nothing, though it knows a name', '/', { lastUsername: 'ada' }, undefined],
  ['nor has a forgotten password', '/forget-password', { lastUsername: 'ada' }, undefined],
  [
    'a page that shows whose session it is acts for that person',
    '/change-password',
    { lastUsername: 'ada' },
    'ada',
  ],
  ['without a name it acts for nobody', '/change-password', {}, undefined],
])('%s', async (_rule, path, record, username) => {
  expect((await findAt(path, record)).mark).toEqual({ ...FOUND, username })
})

test('a browser without a mark gives none', async () => {
  const { mark } = await findAt('/', {}, undefined)
  expect(mark?.username).toBeUndefined()
})

test('a page that comes back to its own sign-in keeps it', async () => {
  const own = { id: 'm1', who: '', username: 'ada' }
  expect(await findAt('/verification', { mark: own })).toMatchObject({ mark: own, redirected: false })
})

// (one-sign-in/ended)
test('a page that comes back to somebody else’s is the sign-in page, which says so', async () => {
  const { state, redirected } = await findAt('/verification', {
    mark: { id: 'm0', who: '', username: 'ada' },
  })
  expect(redirected).toBe(true)
  expect(state.session.abortReason).toEqual({ code: 'otherAccount' })
})
