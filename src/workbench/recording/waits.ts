import type { EffectEntry } from './entries'
import { sagaName, type Tree } from './tree'

export interface Wait {
  effect: EffectEntry
  text: string
}

const apart = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
    .split(' ')

/** 'factorCode/submitted' as 'code submitted', '/api/auth/v2/session-status' as 'session status'. */
function words(name: string): string {
  const [event = '', slice = ''] = name
    .split('/')
    .reverse()
    .map(apart)
    .map(part => part.join(' '))
  const alone = event.includes(' ') || name.startsWith('/') || slice === ''
  return alone ? event : `${slice.split(' ').at(-1)} ${event}`
}

const seconds = (ms: number): string => `${(Math.max(0, ms) / 1000).toFixed(1)} s`

const isGroup = ({ kind }: EffectEntry): boolean => kind === 'race' || kind === 'all'

/** The last call that went out below an effect. */
function lastCall(effect: EffectEntry, tree: Tree): string | undefined {
  const own = tree.callsOf(effect).at(-1)
  if (own) return own.address
  for (const child of [...tree.childrenOf(effect)].reverse()) {
    const found = lastCall(child, tree)
    if (found) return found
  }
  return undefined
}

/** What a pause comes after, and so what it is likely to repeat: the last call before it in the saga that paused, or in the one that called that. */
function repeated(pause: EffectEntry, tree: Tree): string | undefined {
  let inner = pause
  for (let outer = tree.parentOf(inner); outer; inner = outer, outer = tree.parentOf(outer)) {
    if (isGroup(outer)) {
      // Beyond a race of sagas another one's calls would be taken for its own.
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

/** The label of a race's member that only waits for a place, such as `left`. */
function labelOfMove(effect: EffectEntry, tree: Tree): string | undefined {
  const parent = tree.parentOf(effect)
  return effect.name.startsWith('@@router/') ? parent?.label : undefined
}

function leafText(effect: EffectEntry, tree: Tree, atMs: number): string {
  const held = effect.held ? ', held in the room' : ''
  switch (effect.kind) {
    case 'delay': {
      const parent = tree.parentOf(effect)
      const saga = parent && isGroup(parent) ? tree.parentOf(parent) : parent
      const next = repeated(effect, tree)
      const what = next ? words(next) : saga ? words(sagaName(saga, tree)) : 'the next effect'
      return `${what} in ${seconds((effect.untilMs ?? atMs) - atMs)}${held}`
    }
    case 'take':
      return labelOfMove(effect, tree) ?? effect.name.split(' or ').map(words).join(' or ')
    default: {
      const call = tree.callsOf(effect).findLast(({ end }) => !end)
      if (!call) return `${effect.name || effect.kind}, for ${seconds(atMs - effect.atMs)}`
      return `${call.method} ${call.address}, for ${seconds(atMs - call.atMs)}${call.held ? ', held in the room' : ''}`
    }
  }
}

/** The effects below one that nothing has ended yet, and that wait for something other than their own effects. */
export function openLeaves(effect: EffectEntry, tree: Tree, into: 'tasks' | 'saga' = 'tasks'): EffectEntry[] {
  const open = tree.childrenOf(effect).filter(({ end }) => !end)
  return open.flatMap(child => {
    if ((child.kind === 'fork' || child.kind === 'spawn') && into === 'saga') return []
    const below = openLeaves(child, tree, into)
    return below.length > 0 || child.saga ? below : [child]
  })
}

const order: readonly string[] = ['call', 'cancel', 'join', 'other', 'delay', 'take']
/** What may come at any time, wherever the page stands. */
const isAmbient = ({ kind, name }: EffectEntry): boolean => kind === 'take' && name.startsWith('session/')

/** What a saga waits for, with what is under way first. */
export function waitsOf(effect: EffectEntry, tree: Tree, atMs: number): Wait[] {
  const ranked = (leaf: EffectEntry): number =>
    isAmbient(leaf) || leaf.name.startsWith('@@router/') ? order.length : order.indexOf(leaf.kind)
  return openLeaves(effect, tree, 'saga')
    .sort((one, other) => ranked(one) - ranked(other) || one.id - other.id)
    .map(leaf => ({ effect: leaf, text: leafText(leaf, tree, atMs) }))
    .filter(({ text }, index, all) => all.findIndex(other => other.text === text) === index)
}

/** One sentence: 'approvalJourney waits for one of: session status in 1.2 s · code submitted · left'. */
export function sentenceOf(effect: EffectEntry, tree: Tree, atMs: number): string {
  const name = sagaName(effect, tree)
  if (effect.end) {
    const how = { gave: 'has ended', threw: 'has thrown', cancelled: 'was cancelled' }[effect.end.how]
    return `${name} ${how}`
  }
  const waits = waitsOf(effect, tree, atMs).map(({ text }) => text)
  if (waits.length === 0) return `${name} waits for nothing`
  return `${name} waits for ${waits.length > 1 ? 'one of: ' : ''}${waits.join(' · ')}`
}
