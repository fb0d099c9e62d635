import type { ActionEntry, EffectEntry, EffectKind, Entry, Recording, JsonValue } from '../recording/entries'
import type { SagaNames } from '../recording/names'

// The marks before a result occur in no value: formatRecording escapes them.
const ENDS = /^([^[{"]+?) (→|✗) (.*)$/
const BEGINS = /^(?:([\w.$]+): )?(?:(\w+) = )?([a-z]+) ([^[{"→✗]+?)(?: (\[[^→✗]*\]))?(?: (→|✗) (.*))?$/
const RUNNERS = ['root', 'run', 'fork', 'spawn']

/** Parses a recording from lines; its times are the numbers of the events. Throws if a line cannot be read. */
export function parseRecording(text: string, page = 'a recording', names?: SagaNames): Recording {
  const entries: Entry[] = []
  const byKey = new Map<string, EffectEntry>()
  const counts = new Map<string, number>()
  let order = 0

  function ends(effect: EffectEntry, mark: string, value: string): void {
    order += 1
    const how = mark === '→' ? 'gave' : 'threw'
    effect.end = { how, atMs: order, order, value: parseValue(value) }
  }

  function begins(line: string): void {
    const [, parent, label, word = '', named, args, mark, value = ''] = BEGINS.exec(line) ?? []
    if (named === undefined) throw new Error(`This line is not part of a recording: ${line}`)
    const name = named === '-' ? '' : named
    const above = parent === undefined ? undefined : byKey.get(parent)
    if (parent !== undefined && !above) throw new Error(`No effect above: ${line}`)
    order += 1
    const effect: EffectEntry = {
      entry: 'effect',
      id: order,
      ...(above && { parent: above.id }),
      ...(label !== undefined && { label }),
      kind: (word === 'run' ? 'call' : word) as EffectKind,
      name,
      ...(RUNNERS.includes(word) && { saga: true as const }),
      args: argumentsOf(word, name, args === undefined ? undefined : (parseValue(args) as JsonValue[])),
      atMs: order,
    }
    const base = name || effect.kind
    const count = (counts.get(base) ?? 0) + 1
    counts.set(base, count)
    byKey.set(count === 1 ? base : `${base}.${count}`, effect)
    entries.push(effect)
    if (mark !== undefined) ends(effect, mark, value)
  }

  for (const line of text.split('\n').filter(Boolean)) {
    if (line.startsWith('! ')) {
      order += 1
      entries.push(actionOf(parseValue(line.slice(2)), order))
      continue
    }
    const [, key = '', mark = '', value = ''] = ENDS.exec(line) ?? []
    const ended = byKey.get(key)
    if (ended && !ended.end) ends(ended, mark, value)
    else begins(line)
  }
  return { format: 1, page, beganAtMs: 0, ...(names && { names }), state: {}, entries, dropped: 0 }
}

function argumentsOf(word: string, name: string, args: JsonValue[] | undefined): JsonValue[] {
  if (word === 'take') return args ?? name.split(' or ')
  if (word !== 'put' || (args && isAction(args[0], name))) return args ?? []
  return [{ type: name, payload: args && args.length > 0 ? (args[0] ?? null) : { $: 'undefined' } }]
}

const isAction = (value: JsonValue | undefined, type: string): boolean =>
  typeof value === 'object' && value !== null && 'type' in value && value['type'] === type

/** Parses a value, and converts '$undefined' and '$fn name' back. */
const parseValue = (text: string): JsonValue =>
  JSON.parse(text, (_name, inner: unknown) => {
    if (inner === '$undefined') return { $: 'undefined' }
    if (typeof inner !== 'string' || !inner.startsWith('$fn')) return inner
    const [, name = '', type] =
      inner.includes('/') && inner.split(' ').length === 2 ? ['', '', inner.slice(4)] : inner.split(' ')
    return { $: 'function', name, ...(type !== undefined && { type }) }
  }) as JsonValue

const actionOf = (action: JsonValue, order: number): ActionEntry => ({
  entry: 'action',
  id: order,
  atMs: order,
  type: (action as { type: string }).type,
  outside: true,
  action,
  patches: [],
})
