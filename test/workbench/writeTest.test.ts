import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import * as raw from 'redux-saga/effects'
import { autoLoginActions } from 'src/features/autoLogin/autoLoginSlice'
import { temporaryActions } from 'src/features/password/temporary/temporaryPasswordSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { resend } from 'src/sagas/mfa/approvalSaga'
import { abortSignIn } from 'src/sagas/navigation/goTo'
import { replaceTemporaryPassword } from 'src/sagas/password/temporaryPasswordSaga'
import { untilAnswered } from 'src/sagas/signIn/notifyHosts'
import { lookUpUsername } from 'src/sagas/signIn/signInSteps'
import { finish } from 'src/sagas/leaving/openWebApp'
import { exportedNames } from 'sandbox/flow/exportedNames'
import type { Entry } from 'saga-workbench/recording/entries'
import { outcomeTest, stepTest } from 'saga-workbench/tests/writeTest'
import { appReducer, movedTo } from 'test/support/appState'
import { createFoyerRecorder } from 'test/support/replay/createFoyerRecorder'

mkdirSync('.cache', { recursive: true })
const FOLDER = mkdtempSync(path.resolve('.cache/written-'))
let written = 0

afterAll(() => rmSync(FOLDER, { recursive: true }))

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

/** Runs the test that a text holds, as jest would. */
async function run(text: string): Promise<void> {
  const file = path.join(FOLDER, `written${(written += 1)}.ts`)
  writeFileSync(file, text)
  const tests: (() => unknown)[] = []
  const own = globalThis.test
  globalThis.test = ((_name: string, body: () => unknown) => void tests.push(body)) as unknown as typeof own
  try {
    jest.requireActual(file)
  } finally {
    globalThis.test = own
  }
  expect(tests).toHaveLength(1)
  for (const each of tests) await each()
}

/** The same test of a saga in which two statements have changed places. */
function withSwapped(text: string, module: string, [first, second]: Swap): string {
  const source = readFileSync(`${module}.ts`, 'utf8')
  const both = new RegExp(`( *)${escaped(first)}\\n( *)${escaped(second)}`)
  expect(source).toMatch(both)
  const mutant = path.join(FOLDER, `mutant${(written += 1)}.ts`)
  writeFileSync(mutant, source.replace(both, `$1${second}\n$2${first}`))
  return text.replace(`'${module}'`, `'${mutant}'`)
}
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

type Swap = [first: string, second: string]

const TEMPORARY = 'src/sagas/password/temporaryPasswordSaga'
const address = 'https://app.example/online/'

// Every saga of a walk: copied.test.ts.
const table: [name: string, saga: Saga, module: string, args: unknown[], answers: Answers, swap: Swap][] = [
  [
    'abortSignIn',
    abortSignIn,
    'src/sagas/navigation/goTo',
    [{ code: 'serverLater' }],
    { advanceTo: undefined },
    ['yield* put(sessionActions.signInAborted(problem))', 'yield* call(advanceTo, ROUTES.login)'],
  ],
  [
    'replaceTemporaryPassword',
    replaceTemporaryPassword,
    TEMPORARY,
    [temporaryActions.submitted({ newPassword: 'Correct-Horse-9' })],
    {
      selectTemporary: { visit: 1, step: 'saving' },
      callForPerson: 'saved',
      completeOnboarding: undefined,
      redirectTo: undefined,
    },
    [
      'yield* call(completeOnboarding)',
      'yield* call(redirectTo, ROUTES.sessionStatus, { passwordSaved: true } as const)',
    ],
  ],
  // It calls a saga of its module that other modules must not call.
  [
    'lookUpUsername',
    lookUpUsername,
    'src/sagas/signIn/signInSteps',
    [],
    {
      selectLogin: { step: 'lookingUp', username: 'ada' },
      isOnline: true,
      findIdentityProvider: {},
      companyNameFor: 'Harbor',
      painted: undefined,
      loadAfterPassword: undefined,
    },
    ['yield* put(recordActions.nameTyped(username))', 'const lookup = yield* call(askForProvider, username)'],
  ],
  // Its calls change the state; a test answers such a call, and so the state does not change.
  [
    'finish',
    finish,
    'src/sagas/leaving/openWebApp',
    [address],
    { syncMark: true, replaceLocation: undefined },
    ['yield* put(recordActions.ended())', 'yield* call(exitReplacing, address)'],
  ],
]

describe.each([
  ['a step test', stepTest],
  ['an outcome test', outcomeTest],
])('%s out of a recording', (_kind, write) => {
  test.each(table)('of %s passes as pasted, and fails when two effects are swapped', async (...row) => {
    const [, saga, module, args, answers, swap] = row
    const { recording, ended } = record(saga, args, answers)
    await ended
    const root = recording.entries.find(entry => entry.entry === 'effect')
    const text = write(recording, root!.id, await exportedNames())
    await run(text)
    await expect(run(withSwapped(text, module, swap))).rejects.toThrow(/\S/)
  })
})

const firstEffect = (entries: readonly Entry[]) => entries.find(({ entry }) => entry === 'effect')!.id

test('an outcome test holds nothing that others did to the state meanwhile', async () => {
  const { recording, ended, store } = record(abortSignIn, [{ code: 'serverLater' }], {
    advanceTo: Promise.resolve(),
  })
  store.dispatch(sessionEvents.pageLeft())
  await ended
  const text = outcomeTest(recording, firstEffect(recording.entries), await exportedNames())
  expect(text).toContain("toMatchObject({ session: { abortReason: { code: 'serverLater' } } })")
  await run(text)
})

test('nor a slice that another changed before the saga did', async () => {
  const { recording, ended, store } = record(untilAnswered, [{ answered: 2, total: 2 }], {
    delayP: Promise.resolve(true),
  })
  store.dispatch(autoLoginActions.hostsCounted({ total: 2, ends: { monotonicMs: 1, wallMs: 2 } }))
  await ended
  const text = outcomeTest(recording, firstEffect(recording.entries), await exportedNames())
  expect(text).not.toContain('storeState')
  await run(text)
})

test('a step test reads as one that is written by hand', async () => {
  const { recording, ended } = record(resend, [], { callForPerson: undefined })
  await ended
  expect(
    stepTest(recording, recording.entries.find(({ entry }) => entry === 'effect')!.id, await exportedNames()),
  ).toBe(
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
