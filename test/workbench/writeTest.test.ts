import { configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import * as raw from 'redux-saga/effects'
import { autoLoginActions } from 'src/features/autoLogin/autoLoginSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { resend } from 'src/sagas/mfa/approvalSaga'
import { abortSignIn } from 'src/sagas/navigation/goTo'
import { untilAnswered } from 'src/sagas/signIn/notifyHosts'
import { exportedNames } from 'sandbox/flow/exportedNames'
import type { Entry } from 'saga-workbench/recording/entries'
import { outcomeTest, stepTest } from 'saga-workbench/tests/writeTest'
import { bodyOf } from 'test/support/copied/run'
import { appReducer, movedTo } from 'test/support/appState'
import { createFoyerRecorder } from 'test/support/replay/createFoyerRecorder'

type Answers = Record<string, unknown>
/** The toolkit wraps the selectors of a slice. */
type Selector = Saga & { unwrapped?: Saga }
type Saga = Parameters<ReturnType<typeof createSagaMiddleware>['run']>[0]

/** Gives calls and selectors of these names to their answers. */
const answeredBy =
  (answers: Answers) =>
  (next: (effect: unknown) => void) =>
  (effect: unknown): void => {
    const { type, payload } = effect as { type?: string; payload?: { fn?: Saga; selector?: Selector } }
    const { fn, selector } = payload ?? {}
    const asked = selector?.unwrapped ?? selector
    const name = type === 'CALL' ? fn?.name : type === 'SELECT' ? asked?.name : undefined
    next(name !== undefined && name in answers ? raw.call(() => answers[name]) : effect)
  }

function record(saga: Saga, args: unknown[], answers: Answers) {
  const recorder = createFoyerRecorder()
  const sagas = createSagaMiddleware({
    sagaMonitor: recorder.monitor,
    effectMiddlewares: [answeredBy({ delayP: true, ...answers })],
  })
  const store = configureStore({ reducer: appReducer, middleware: () => new Tuple(sagas) })
  store.dispatch(movedTo('/signin/verification'))
  recorder.watch(store)
  const task = sagas.run(saga, ...args)
  return { recording: recorder.recording, ended: task.toPromise(), store }
}

// Every saga of a walk, and that a copied test fails once its saga is broken: copied.test.ts.
const firstEffect = (entries: readonly Entry[]) => entries.find(({ entry }) => entry === 'effect')!.id

test('an outcome test holds nothing that others did to the state meanwhile', async () => {
  const { recording, ended, store } = record(abortSignIn, [{ code: 'serverLater' }], {
    advanceTo: Promise.resolve(),
  })
  store.dispatch(sessionEvents.pageLeft())
  await ended
  const text = outcomeTest(recording, firstEffect(recording.entries), await exportedNames())
  expect(text).toContain("toMatchObject({ session: { abortReason: { code: 'serverLater' } } })")
  await bodyOf(text)()
})

test('nor a slice that another changed before the saga did', async () => {
  const { recording, ended, store } = record(untilAnswered, [{ answered: 2, total: 2 }], {
    delayP: Promise.resolve(true),
  })
  store.dispatch(autoLoginActions.hostsCounted({ total: 2, ends: { monotonicMs: 1, wallMs: 2 } }))
  await ended
  const text = outcomeTest(recording, firstEffect(recording.entries), await exportedNames())
  expect(text).not.toContain('storeState')
  await bodyOf(text)()
})

test('a step test reads as one that is written by hand', async () => {
  const { recording, ended } = record(resend, [], { callForPerson: undefined })
  await ended
  expect(stepTest(recording, firstEffect(recording.entries), await exportedNames())).toBe(
    `import { testSaga } from 'redux-saga-test-plan'
import { resendActions } from 'src/features/mfa/approval/resendSlice'
import { pollActions } from 'src/features/polling/sessionPollSlice'
import { recordActions } from 'src/features/record/recordSlice'
import { resend } from 'src/sagas/mfa/approvalSaga'
import { callForPerson } from 'src/sagas/oneSignIn/oneSignIn'
import { resendVerification } from 'src/services/api/factorService'

test('resend takes its steps in this order', () => {
  testSaga(resend)
    .next()
    .put(pollActions.denialCleared())
    .next()
    .put(recordActions.requestRenewed())
    .next()
    .call(callForPerson, resendVerification)
    .next()
    .put(resendActions.sent())
    .next()
    .put(pollActions.resumed())
    .next()
    .isDone()
})
`,
  )
})
