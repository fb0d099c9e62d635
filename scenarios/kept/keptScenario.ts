import type { Problem } from 'src/constants/problems'
import type { EffectEntry, JsonValue, Recording } from 'saga-workbench/recording/entries'
import { applyPatches } from 'saga-workbench/recording/patches'
import { MASK } from 'saga-workbench/recording/masking'
import { hidesPart, UnwritableTest } from 'saga-workbench/tests/source'
import { literal, type Served, type Step, stepsOf } from './steps'
import type { Answers } from 'scenarios/scenario'

const PROBLEM_FIELDS = ['problem', 'abortReason']

function find(value: unknown): Problem[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    PROBLEM_FIELDS.includes(name) && typeof inner === 'object' && inner !== null
      ? [inner as Problem]
      : find(inner),
  )
}

/** Returns the problems that the app shows. `help.problem` is not among them, because only a ticket contains it. */
export function problemsIn(state: object): Problem[] {
  const { help, ...rest } = state as { help?: { contact?: unknown } }
  return [...find(rest), ...find(help?.contact)]
}

const LEAVES = /^(?:assign|replace)Location$/
const PAGE_SETTINGS = 'fetchSettings'
const STATUS = 'fetchSessionStatus'
/** A code that any form accepts. */
const CODE = '012345'

const effectsOf = ({ entries }: Recording): EffectEntry[] =>
  entries.flatMap(entry => (entry.entry === 'effect' ? [entry] : []))

const record = (value: JsonValue | undefined): Record<string, JsonValue> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}

const textOf = (value: JsonValue | undefined): string => (typeof value === 'string' ? value : '')

/** Where the page was opened: path and query below the app's own. */
function beganAt({ entries }: Recording, base: string): string | undefined {
  const first = entries.find(entry => entry.entry === 'action' && entry.type === '@@router/LOCATION_CHANGE')
  const { location } = record(first?.entry === 'action' ? record(first.action)['payload'] : undefined)
  const { pathname, search } = record(location)
  const from = `${textOf(pathname).replace(base, '') || '/'}${textOf(search)}`
  return from === '/' ? undefined : from
}

/** Values of the browser's own storage that the app has put there. */
const keptOf = (stored: JsonValue | undefined): Record<string, JsonValue> =>
  Object.fromEntries(
    Object.entries(record(stored)).flatMap(([name, value]) =>
      name.startsWith('foyer.') ? [[name.slice('foyer.'.length), value]] : [],
    ),
  )

/** An event with something in the place of what was masked: a walk needs a password and a code to go on. */
function unmasked(value: JsonValue, name = ''): JsonValue {
  if (value === MASK) return /code/i.test(name) ? CODE : 'Correct-Horse-9'
  if (Array.isArray(value)) return value.map(each => unmasked(each, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, unmasked(inner, key)]))
}

const deedOf = ({ deed }: Step): JsonValue | undefined => {
  if (deed === undefined || 'passMs' in deed) return deed
  const { type, payload } = deed
  const own = payload === undefined || record(payload)['$'] === 'undefined' ? undefined : payload
  return { type, ...(own !== undefined && { payload: unmasked(own, type) }) }
}

/** The deeds of a walk, each after the answers that are others from then on. */
function walked([first, ...others]: readonly Step[]) {
  const current = new Map(first?.answers)
  const answers = Object.fromEntries(current)
  const does = others.flatMap((step): (JsonValue | { answers: Answers })[] => {
    const changed = [...step.answers].filter(
      ([id, answer]) => JSON.stringify(current.get(id)) !== JSON.stringify(answer),
    )
    for (const [id, answer] of changed) current.set(id, answer)
    const deed = deedOf(step)
    return [
      ...(changed.length > 0 ? [{ answers: Object.fromEntries(changed) }] : []),
      ...(deed === undefined ? [] : [deed]),
    ]
  })
  return { answers, does }
}

/** Returns the problem that the person saw, in the form of a walk's end. */
function toldAtEnd(state: JsonValue): Record<string, JsonValue> {
  const [problem] = problemsIn(record(state)) as (Problem & Record<string, unknown>)[]
  if (!problem) return {}
  return {
    says: problem.code,
    ...(typeof problem.text === 'string' && { text: problem.text }),
    ...('until' in problem && { waits: true }),
  }
}

function endOf(recording: Recording, base: string, origin: string): Record<string, JsonValue> {
  const { entries } = recording
  const last = entries.findLast(({ entry }) => entry === 'location')
  const patches = entries.flatMap(entry => (entry.entry === 'action' ? entry.patches : []))
  const leaves = effectsOf(recording).findLast(({ kind, name }) => kind === 'call' && LEAVES.test(name))
  const left = textOf(leaves?.args[0]).replace(origin, '')
  const at = last?.entry === 'location' ? last.path.replace(base, '') || '/' : undefined
  return {
    ...(at !== undefined && { at }),
    // What hides a secret is another address in a walk.
    ...(left !== '' && !hidesPart(left) && { left }),
    ...toldAtEnd(applyPatches(recording.state, patches)),
  }
}

/** The saga that reads the session status only for the name of the account. */
const READ_OF_NAME = 'learnFromServer'

/** Which of the reads of the session status were only for the name of the account, by their order. */
function readsOfName(recording: Recording): boolean[] {
  const effects = effectsOf(recording)
  const learns = new Set(effects.flatMap(({ id, name }) => (name === READ_OF_NAME ? [id] : [])))
  return effects.flatMap(({ name, parent }) =>
    name === STATUS ? [parent !== undefined && learns.has(parent)] : [],
  )
}

/** The operations of a walk. The settings of a page load are for its look, and the status by which a page learns its account belongs to no journey. */
function callsOf(steps: readonly Step[], recording: Recording): string[] {
  const calls = steps.flatMap(step => step.calls)
  const hasSettings = 'settings' in keptOf(record(recording.kept)['sessionStorage'])
  const at = hasSettings ? -1 : calls.indexOf(PAGE_SETTINGS)
  const forName = readsOfName(recording)
  return calls.filter((call, index) => index !== at && !(call === STATUS && forName.shift()))
}

const given = (name: string, value: object): Record<string, object> =>
  Object.keys(value).length > 0 ? { [name]: value } : {}

/**
 * Returns a scenario of a page as source text: the server's answers, the person's actions, and the end. A result that the
 * room has supplied instead of a request counts as an answer of the server.
 */
export function keptScenario(recording: Recording, served: Served, base = '/signin'): string {
  try {
    const steps = stepsOf(recording, served)
    const { answers, does } = walked(steps)
    const kept = record(recording.kept)
    const from = beganAt(recording, base)
    const walk = {
      ...(from !== undefined && { from }),
      ...given('cookies', record(kept['cookies'])),
      ...given('keeps', keptOf(kept['sessionStorage'])),
      ...given('answers', answers),
      ...(does.length > 0 && { does }),
      calls: callsOf(steps, recording),
      ends: endOf(recording, base, served.origin),
    }
    return [
      `import type { Rows } from 'scenarios/scenario'`,
      '',
      '/** For a table of scenarios/: name it and its row after what it shows. */',
      `export const kept: Rows = ${literal({ 'kept from the room': { row: ['', ''], walk } })}`,
      '',
    ].join('\n')
  } catch (error) {
    if (!(error instanceof UnwritableTest)) throw error
    return `// No scenario: ${error.message}.\n`
  }
}
