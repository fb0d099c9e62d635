import { createMemoryHistory } from 'history'
import { push } from 'redux-first-history'
import { rootReducer } from 'src/features/rootReducer'
import { loginActions } from 'src/features/signIn/loginSlice'
import { buildStore } from 'src/store/createStore'
import type { ActionEntry, EffectEntry, Recording } from 'saga-workbench/recording/entries'
import { treeOf } from 'saga-workbench/recording/tree'
import { WORKBENCH } from 'src/boot/workbench'
import { createFunctionName, keepRun, privacyOf } from 'saga-workbench/ticket/keepRun'
import { settled } from 'test/support/settled'

function open() {
  const built = buildStore(createMemoryHistory({ initialEntries: ['/signin/'] }), true)
  return { ...built, monitorCalls: built.monitorCalls || [] }
}
const { masking, errorName } = WORKBENCH
const options = {
  masking,
  errorName,
  functionName: ({ name = '' }) => name,
  initial: rootReducer(undefined, { type: '@@init' }),
  reducer: rootReducer,
  privacy: privacyOf(['step', 'username', 'login', 'editing'], '/signin'),
  scripts: () => ['/signin/main.0a1b2c3d.js'],
}
let broken = false
/** Fails once the recorder is broken. */
const functionName = ({ name = '' }): string => {
  if (broken) throw new Error('broken')
  return name
}
afterEach(() => {
  broken = false
})
const actions = ({ entries }: Recording) =>
  entries.filter((entry): entry is ActionEntry => entry.entry === 'action').map(({ type }) => type)
const effects = ({ entries }: Recording) =>
  entries.filter((entry): entry is EffectEntry => entry.entry === 'effect')

test('events before the recorder has loaded are recorded as if it had been there', async () => {
  const { store, monitorCalls, run } = open()
  run()
  store.dispatch(loginActions.usernameEdited('grace'))
  await settled()
  expect(monitorCalls.length).toBeGreaterThan(20)
  const recording = keepRun(store, monitorCalls, options)()
  expect(monitorCalls).toHaveLength(0)
  expect(actions(recording)).toContain('login/usernameEdited')
  const edited = recording.entries.find(
    (entry): entry is ActionEntry => entry.entry === 'action' && entry.type === 'login/usernameEdited',
  )
  expect(edited).toMatchObject({
    outside: true,
    patches: expect.arrayContaining([{ path: ['login', 'username'], from: '', to: '•••' }]) as unknown,
  })
  const tree = treeOf(recording.entries)
  expect(tree.roots.map(({ name }) => name)).toEqual(['rootSaga'])
  expect(effects(recording).every(({ parent }) => parent !== undefined || tree.roots.length === 1)).toBe(true)
  expect(recording.scripts).toEqual(['/signin/main.0a1b2c3d.js'])
  const times = recording.entries.map(({ atMs }) => atMs)
  expect(times).toEqual(times.toSorted((one, other) => one - other))
  expect(times[0]).toBe(0)
})

test('later events are recorded when they occur', async () => {
  const { store, monitorCalls, run } = open()
  run()
  await settled()
  const take = keepRun(store, monitorCalls, options)
  const before = take().entries.length
  store.dispatch(loginActions.usernameEdited('grace'))
  expect(monitorCalls).toHaveLength(0)
  expect(actions(take()).filter(type => type === 'login/usernameEdited')).toHaveLength(1)
  expect(take().entries.length).toBeGreaterThan(before)
  expect(JSON.stringify(take())).not.toContain('grace')
})

test('a fault of the recorder ends the record, and nothing else', async () => {
  const { store, monitorCalls, run } = open()
  run()
  await settled()
  const take = keepRun(store, monitorCalls, { ...options, functionName })
  const before = take().entries.length
  broken = true
  store.dispatch(loginActions.usernameSubmitted('grace'))
  await settled()
  expect(store.getState().login).toMatchObject({ username: 'grace' })
  expect(effects(take()).length).toBeLessThanOrEqual(before)
})

test('an error of the recorder at the end of a task causes no unhandled rejection', async () => {
  const faults: unknown[] = []
  const note = (error: unknown): void => void faults.push(error)
  process.on('unhandledRejection', note)
  const { store, monitorCalls, run } = open()
  run()
  await settled()
  keepRun(store, monitorCalls, { ...options, functionName })
  broken = true
  store.dispatch(push('/signin/security'))
  await settled()
  process.off('unhandledRejection', note)
  expect(faults).toEqual([])
})

test('the page records nothing for a company that does not request it', () => {
  expect(buildStore(createMemoryHistory({ initialEntries: ['/signin/'] })).monitorCalls).toBeUndefined()
})

test('a function has the name of the source, by its text', () => {
  const saga = function* (): Generator {
    yield 1
  }
  const print = (text: string): string => String(text.length)
  const name = createFunctionName({ [print(saga.toString())]: 'submitPassword$2' }, print)
  expect(name(saga)).toBe('submitPassword')
  expect(name(() => undefined)).toBe('?')
  // A watcher of redux-saga's release.
  expect(name((pattern: string) => `takeEvery(${pattern})`)).toBe('takeEvery')
})
