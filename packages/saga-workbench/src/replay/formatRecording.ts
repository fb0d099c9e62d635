import {
  type EffectEntry,
  type EffectKind,
  isTagged,
  type JsonValue,
  type Recording,
} from '../recording/entries'
import { treeOf } from '../recording/tree'
import type { SagaNames } from '../recording/names'
import { parseRecording } from './parseRecording'

// A recording as lines that a person can read, of which a change of the code changes only a few:
//   root rootSaga []
//   rootSaga: run preparePage []
//   preparePage: call readStoredRecord [] → {}
//   ! {"type":"login/usernameSubmitted","payload":"grace"}
//   signIn.2 → {"kind":"signedIn"}

const isUndefined = (value: JsonValue | undefined): boolean => isTagged(value) && value.$ === 'undefined'

/** Returns a value as JSON: undefined as '$undefined', and a function as '$fn' with its name. Escapes the marks that precede a result. */
const json = (value: JsonValue): string =>
  JSON.stringify(value, (_name, inner: JsonValue) => {
    if (isUndefined(inner)) return '$undefined'
    if (!isTagged(inner) || inner.$ !== 'function') return inner
    const { name, type } = inner as { name?: string; type?: string }
    return ['$fn', name, type].filter(Boolean).join(' ')
  }).replace(/[→✗]/g, mark => `\\u${mark.charCodeAt(0).toString(16)}`)

const KINDS: readonly EffectKind[] = ['call', 'delay', 'take']

/** Returns the result of an effect, if a replay needs it or compares it. */
function resultText({ kind, name, end }: EffectEntry): string | undefined {
  if (!end || end.how === 'cancelled' || !KINDS.includes(kind)) return undefined
  if (kind === 'take' && name !== 'a channel') return undefined
  return `${end.how === 'gave' ? '→' : '✗'} ${json(end.value)}`
}

const keywordOf = ({ kind, saga }: EffectEntry): string => (kind === 'call' && saga ? 'run' : kind)

/** Returns the arguments, unless the name contains them; for an action, only its payload. */
function argsOf({ kind, name, args }: EffectEntry): string {
  if (kind === 'take' ? (args as string[]).join(' or ') === name : args.length === 0) return ''
  if (kind !== 'put') return ` ${json(args)}`
  const action = args[0] as Record<string, JsonValue>
  const isWhole = Object.keys(action).some(field => field !== 'type' && field !== 'payload')
  return ` ${json(isWhole ? args : isUndefined(action['payload']) ? [] : [action['payload'] ?? null])}`
}

/** Removes the random key of the browser's history from a navigation. */
function withoutKey(action: JsonValue): JsonValue {
  const { payload } = action as { payload?: { location?: Record<string, JsonValue> } }
  if (!payload?.location) return action
  const fields = Object.entries(payload.location).filter(([name]) => name !== 'key')
  return { ...(action as object), payload: { ...payload, location: Object.fromEntries(fields) } }
}

interface Line {
  order: number
  text: string
}

/** Formats a recording as lines: its effects with their results, and the actions that no saga has dispatched. */
export function formatRecording({ entries }: Recording): string {
  const tree = treeOf(entries)
  const keys = new Map<number, string>()
  const counts = new Map<string, number>()
  const lines = entries.flatMap((entry): Line[] => {
    if (entry.entry === 'action' && entry.outside)
      return [{ order: entry.id, text: `! ${json(withoutKey(entry.action))}` }]
    if (entry.entry !== 'effect') return []
    const base = entry.name || entry.kind
    const count = (counts.get(base) ?? 0) + 1
    counts.set(base, count)
    const key = count === 1 ? base : `${base}.${count}`
    keys.set(entry.id, key)
    const parent = tree.parentOf(entry)
    const from = parent ? `${keys.get(parent.id)}: ` : ''
    const label = entry.label ? `${entry.label} = ` : ''
    const begins = `${from}${label}${keywordOf(entry)} ${entry.name || '-'}${argsOf(entry)}`
    const end = resultText(entry)
    if (end === undefined || !entry.end) return [{ order: entry.id, text: begins }]
    if (entry.end.order === entry.id + 1) return [{ order: entry.id, text: `${begins} ${end}` }]
    return [
      { order: entry.id, text: begins },
      { order: entry.end.order, text: `${key} ${end}` },
    ]
  })
  return `${lines
    .toSorted((one, other) => one.order - other.order)
    .map(({ text }) => text)
    .join('\n')}\n`
}

const PAGE = '## page\n'

/** Formats the pages of a walk as one text. */
export const formatPages = (pages: readonly Recording[]): string =>
  pages.map(page => PAGE + formatRecording(page)).join('')

/** Parses the pages of a text. */
export const parsePages = (text: string, names?: SagaNames): Recording[] =>
  text
    .split(PAGE)
    .filter(Boolean)
    .map((part, index) => parseRecording(part, `page ${index + 1}`, names))
