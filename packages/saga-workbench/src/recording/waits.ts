import type { EffectEntry } from './entries'
import { isGroup, sagaAbove, sagaName, type Tree } from './tree'
import { ROUTER_ACTIONS } from './names'

const splitName = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
    .split(' ')

/** Returns a name in words: 'factorCode/submitted' as 'code submitted', '/api/auth/v2/session-status' as 'session status'. */
export function wordsOf(name: string): string {
  const [event = '', slice = ''] = name
    .split('/')
    .reverse()
    .map(splitName)
    .map(part => part.join(' '))
  const alone = event.includes(' ') || name.startsWith('/') || slice === ''
  return alone ? event : `${slice.split(' ').at(-1)} ${event}`
}

interface CallResult {
  address: string
  /** The result: '202', '200: unreadable'. */
  outcome: string
}

const failureKind = ({ end }: EffectEntry): string | undefined => {
  if (end?.how !== 'threw' || typeof end.value !== 'object' || end.value === null) return undefined
  const { message } = end.value as { message?: unknown }
  return typeof message === 'string' ? message.split(' ')[0] : undefined
}

/** Returns the last call that was sent below an effect. */
function lastCall(effect: EffectEntry, tree: Tree): CallResult | undefined {
  const own = tree.callsOf(effect).at(-1)
  if (own) {
    const kind = failureKind(effect)
    const status = own.end?.status ?? 'no answer'
    return { address: own.address, outcome: kind ? `${status}: ${kind}` : String(status) }
  }
  for (const child of [...tree.childrenOf(effect)].reverse()) {
    const found = lastCall(child, tree)
    if (found) return found
  }
  return undefined
}

/** Returns the call that a saga will probably repeat after a pause: the last call before it, in the paused saga or in its caller. */
function repeatedCall(pause: EffectEntry, tree: Tree): CallResult | undefined {
  let inner = pause
  for (let outer = tree.parentOf(inner); outer; inner = outer, outer = tree.parentOf(outer)) {
    if (isGroup(outer)) {
      // Outside the race, the calls before it may be another saga's.
      if (inner.saga) return undefined
      continue
    }
    const before = tree.childrenOf(outer).filter(({ id }) => id < inner.id)
    const call = before.reverse().flatMap(sibling => lastCall(sibling, tree) ?? [])[0]
    if (call) return call
    if (outer.kind !== 'call') return undefined
  }
  return undefined
}

const seconds = (ms: number): string => `${(Math.max(0, ms) / 1000).toFixed(1)} s`
const HELD = ', held in the room'

/** Describes a delay: a limit, which ends the wait for something else; a pause between the calls of a poll; or another pause. */
function delayText(effect: EffectEntry, tree: Tree, atMs: number): string {
  const saga = sagaAbove(effect, tree)
  const left = effect.held ? HELD : ` in ${seconds((effect.untilMs ?? atMs) - atMs)}`
  const nameFor = (found: EffectEntry | undefined): string => (found ? sagaName(found, tree) : 'the saga')
  if (saga && saga.name === tree.names.countdown) return `the limit of ${nameFor(sagaAbove(saga, tree))}`
  if (effect.label !== undefined && effect.label === tree.names.limit) return `limit${left}`
  const next = repeatedCall(effect, tree)
  if (!next) return `end of the pause in ${nameFor(saga)}${left}`
  const after = ` (after ${next.outcome})`
  return effect.held ? `${wordsOf(next.address)}${after}${left}` : `${wordsOf(next.address)}${left}${after}`
}

function callText(effect: EffectEntry, tree: Tree, atMs: number): string {
  const call = tree.callsOf(effect).findLast(({ end }) => !end)
  if (!call) return `${effect.name || effect.kind}, for ${seconds(atMs - effect.atMs)}`
  return `${call.method} ${call.address}, for ${seconds(atMs - call.atMs)}${call.held ? HELD : ''}`
}

const isMove = ({ name }: EffectEntry): boolean => name.startsWith(ROUTER_ACTIONS)

/** Returns the label of the race member that waits for another location, such as `left`. */
const labelAbove = (effect: EffectEntry, tree: Tree): string | undefined =>
  effect.label ?? tree.parentOf(effect)?.label

function texts(effect: EffectEntry, tree: Tree, atMs: number): string[] {
  if (effect.kind === 'delay') return [delayText(effect, tree, atMs)]
  if (effect.kind !== 'take') return [callText(effect, tree, atMs)]
  if (isMove(effect)) return [labelAbove(effect, tree) ?? 'another place']
  return effect.name.split(' or ').map(wordsOf)
}

/** Returns the open effects below an effect that have no open effects below them. */
export function openLeaves(effect: EffectEntry, tree: Tree): EffectEntry[] {
  const open = tree.childrenOf(effect).filter(({ end }) => !end)
  return open.flatMap(child => {
    const below = openLeaves(child, tree)
    return below.length > 0 || child.saga ? below : [child]
  })
}

const ORDER: readonly string[] = ['call', 'cancel', 'join', 'other', 'delay', 'take']

const isWatched = (effect: EffectEntry, tree: Tree): boolean =>
  /^take[A-Z]/.test(tree.parentOf(effect)?.name ?? '')

/** Returns the position of an effect in a sentence: work in progress comes first, then the events that the saga takes, last the events that may occur on any screen. */
function rank(effect: EffectEntry, tree: Tree): number {
  if (effect.kind !== 'take') return ORDER.indexOf(effect.kind)
  if (isMove(effect)) return ORDER.length + 2
  const { anytime } = tree.names
  if (anytime !== undefined && effect.name.startsWith(`${anytime}/`)) return ORDER.length + 1
  return isWatched(effect, tree) ? ORDER.length : ORDER.length - 1
}

/** Returns the effects that can end a saga from outside: the open members of the race around it. */
function rivals(effect: EffectEntry, tree: Tree): EffectEntry[] {
  const race = tree.parentOf(effect)
  if (race?.kind !== 'race') return []
  const others = tree.childrenOf(race).filter(other => other !== effect && !other.end)
  return others.flatMap(other => (other.saga ? openLeaves(other, tree) : [other]))
}

const ENDS = { gave: 'has ended', threw: 'has thrown', cancelled: 'was cancelled' } as const

/** Describes in one sentence which events a saga waits for: 'approvalJourney waits for one of: session status in 1.2 s (after 202) · code submitted · left'. */
export function sentenceOf(effect: EffectEntry, tree: Tree, atMs: number): string {
  const name = sagaName(effect, tree)
  if (effect.end) return `${name} ${ENDS[effect.end.how]}`
  const leaves = [...openLeaves(effect, tree), ...rivals(effect, tree)].sort(
    (one, other) => rank(one, tree) - rank(other, tree) || one.id - other.id,
  )
  const waits = [...new Set(leaves.flatMap(leaf => texts(leaf, tree, atMs)))]
  return `${name} waits for ${waits.length > 1 ? 'one of: ' : ''}${waits.join(' · ') || 'nothing'}`
}
