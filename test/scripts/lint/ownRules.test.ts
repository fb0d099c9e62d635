import { execFileSync } from 'node:child_process'

type Row = [what: string, code: string, refused: boolean]

const SAGA = `import * as raw from 'redux-saga/effects'
import { call, put, type Saga } from 'src/sagas/effects'
import { notifyHosts } from 'src/sagas/signIn/notifyHosts'
export function* probe(ok: boolean): Saga {
`

const EFFECTS: Row[] = [
  ['a call that is dropped', 'call(probe, ok)', true],
  ['a saga that is only called', "notifyHosts([], 't')", true],
  ['an effect behind a condition', "ok && put({ type: 'x' })", true],
  ['an effect that is dropped on purpose', "void put({ type: 'x' })", true],
  ['a plain effect that is dropped', "raw.put({ type: 'x' })", true],
  ['an effect that is delegated to', 'yield* call(probe, ok)', false],
  ['a saga that is delegated to', 'yield* probe(ok)', false],
  ['an effect behind a condition that is delegated to', "if (ok) yield* put({ type: 'x' })", false],
  ['a function that is not a saga', "console.log('x')", false],
]

const MODULE = `import { call, put, select } from 'src/sagas/effects'
const [storage, state] = [new Map(), { value: 1 }]
`

const QUESTIONS: Row[] = [
  ['a question that dispatches', "function* isHeld() { yield* put({ type: 'x' }) }", true],
  ['a question that calls a deletion', 'function* mayGo() { yield* call(removeCookie) }', true],
  ['a question that writes', 'const readNames = () => writeNames([])', true],
  ['a question that empties the storage', "const hasName = () => localStorage.removeItem('x')", true],
  ['a question that assigns to an outer object', 'const canGo = () => (state.value = 2)', true],
  ['a conversion that reports', 'const failureOf = () => reportCrash()', true],
  ['a conversion that converts', 'const failureOf = () => String(state)', false],
  ['a method', 'const facts = { isLate() { forgetPerson() } }', true],
  ['a function without a name within a question', 'const isDone = () => [1].map(() => forgetPerson())', true],
  ['a question that asks', 'function* isHeld() { return yield* call(readCookie) }', false],
  ['a question that selects', 'function* mayGo() { return yield* select(isLate) }', false],
  ['a question with a local collection', 'const isSeen = () => new Set().delete(1)', false],
  ['a name that acts', "function* claimRedirect() { yield* put({ type: 'x' }) }", false],
  ['an act with a question before its name', 'const island = () => removeCookie()', false],
  [
    'an act within a question that has a name',
    'const isReady = () => { function start() { removeCookie() } }',
    false,
  ],
]

const SCREEN = `import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { isOnline, wallClock } from 'src/services/browser/environment'
import { type Deadline, deadlineIn } from 'src/services/clock'
import { heldCode, watchCode } from 'src/features/anyJourney/heldCode'
import { isSameName } from 'src/services/cleanUsername'
`

const RENDERS: Row[] = [
  ['a component that reads the browser', 'const Offline = () => <p hidden={isOnline()} />', true],
  ['a component that reads a held secret', 'function Code() { return <p>{heldCode()}</p> }', true],
  ['a hook that reads the clock', 'export function useNow() { return wallClock() }', true],
  ['a first state that is read', 'function useBegan() { return useState(wallClock) }', true],
  ['a first state that is computed', 'function useEnd() { return useState(() => deadlineIn(0)) }', true],
  ['a memo that reads', 'const useEnd = (ms: number) => useMemo(() => deadlineIn(ms), [ms])', true],
  ['a list that reads', 'const List = () => [1].map(ms => <p key={ms}>{deadlineIn(ms).wallMs}</p>)', true],
  ['a function that renders', 'const failed = () => <p hidden={isOnline()} />', true],
  ['a subscription', 'const useCode = () => useSyncExternalStore(watchCode, () => heldCode())', false],
  ['an effect', 'function useLog() { useEffect(() => console.log(wallClock())) }', false],
  ['an event', 'const Now = () => <button onClick={() => console.log(wallClock())} />', false],
  ['a pure function of the edge', "const Same = () => <p hidden={isSameName('a', 'b')} />", false],
  ['a function that is not rendered', 'const later = (ms: number): Deadline => deadlineIn(ms)', false],
]

const SLICE = `import { createSlice } from '@reduxjs/toolkit'
export const slice = createSlice({ name: 'x', initialState: { n: 0, list: [0] }, reducers: {
`

const REDUCERS: Row[] = [
  ['a copy of the state', 'added: state => ({ ...state, n: 1 }),', true],
  ['an event that no reducer handles', 'pressed: state => state,', true],
  ['a mode of the build', 'built: () => ({ n: process.env.NODE_ENV ? 1 : 0, list: [] }),', true],
  ['a change of the draft', 'counted: state => { state.n += 1 },', false],
  ['a copy of a part', 'listed: state => { state.list = [...state.list, 1] },', false],
]

const TEXTS: Row[] = [
  ['words in an element', 'const Hello = () => <p>Hello</p>', true],
  ['words in an expression', "const Hello = () => <p>{'Hello'}</p>", true],
  ['words behind a condition', "const Hello = ({ at }: { at: boolean }) => <p>{at && 'Hello'}</p>", true],
  ['a choice of words', "const Hello = ({ at }: { at: boolean }) => <p>{at ? 'Hello' : null}</p>", true],
  ['words around a value', 'const Hello = ({ name }: { name: string }) => <p>{`Hello ${name}`}</p>', true],
  ['the name of a part', 'const Menu = () => <nav aria-label="Menu" />', true],
  ['a name around a value', 'const Menu = ({ n }: { n: number }) => <nav aria-label={`Menu ${n}`} />', true],
  ['a sign', 'const Dot = () => <p> · </p>', false],
  ['a text by its key', "const Hello = () => <p>{useMessages()('login.heading')}</p>", false],
  ['a class', "const Hello = () => <p className={`hello ${'a'}`} />", false],
]

const GLOBALS: [file: string, name: string, refused: boolean][] = [
  ['src/features/company/probe.ts', 'globalThis.sessionStorage', true],
  ['src/sagas/signIn/probe.ts', 'self.location', true],
  ['src/components/fields/probe.ts', 'window.name', true],
  ['src/store/probe.ts', 'localStorage', true],
  ['src/app/probe.ts', 'document.title', true],
  ['src/components/layout/Modal.tsx', 'document.activeElement', false],
  ['src/components/layout/Modal.tsx', 'localStorage', true],
  ['src/services/browser/probe.ts', 'window.name', true],
  ['src/services/storage/probe.ts', 'localStorage', true],
  ['src/services/http/probe.ts', 'crypto', true],
  ['src/services/tab.ts', 'globalThis', false],
  ['src/services/http/unseen/worker.ts', 'self', false],
  ['src/boot/probe.ts', 'window.name', false],
]

interface Probe {
  rule: string
  /** The file in whose place the source is linted. */
  filePath: string
  source: string
}

const SAGA_FILE = 'src/sagas/mfa/codeEntry.ts'
const SCREEN_FILE = 'src/features/onboarding/NotSupportedScreen.tsx'
const SLICE_FILE = 'src/features/environment/environmentSlice.ts'
const RULES: [title: string, rule: string, filePath: string, head: string, rows: Row[], end: string][] = [
  ['an effect that is made and not yielded', 'sagas/yielded', SAGA_FILE, SAGA, EFFECTS, '}\n'],
  ['a question that acts', 'questions/changeNothing', SAGA_FILE, MODULE, QUESTIONS, ''],
  ['a render that reads a value without following it', 'render/pure', SCREEN_FILE, SCREEN, RENDERS, ''],
  ['words in an element', 'no-restricted-syntax', SCREEN_FILE, SCREEN, TEXTS, ''],
  ['a reducer that copies its state', 'no-restricted-syntax', SLICE_FILE, SLICE, REDUCERS, '} })\n'],
]

// One process, because loading the configuration and the types takes most of its time.
const LINES = JSON.parse(
  execFileSync(process.execPath, ['test/scripts/lint/lintRules.mjs'], {
    input: JSON.stringify([
      ...RULES.map(([, rule, filePath, head, rows, end]): Probe => {
        const source = `${head}${rows.map(([, code]) => `${code}\n`).join('')}${end}`
        return { rule, filePath, source }
      }),
      ...GLOBALS.map(([filePath, name]): Probe => {
        const source = `export const it = ${name}\n`
        return { rule: 'no-restricted-globals', filePath, source }
      }),
    ]),
    encoding: 'utf8',
  }),
) as number[][]

test.each(RULES.map((row, at) => [...row, LINES[at]] as const))(
  'the lint refuses %s',
  (_title, _rule, _filePath, head, rows, _end, lines) => {
    const first = head.split('\n').length
    expect(lines?.map(line => rows[line - first]?.[0])).toEqual(
      rows.filter(([, , refused]) => refused).map(([what]) => what),
    )
  },
)

test('only the edge touches the world, services through their tab, and listed files only the globals that are listed for them', () => {
  const lines = LINES.slice(RULES.length)
  expect(GLOBALS.map(([file, name], at) => [file, name, lines[at]?.length !== 0])).toEqual(GLOBALS)
})
