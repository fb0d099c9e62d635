import type { EffectEntry } from './entries'
import { isGroup, type Tree } from './tree'

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
export function repeatedCall(pause: EffectEntry, tree: Tree): CallResult | undefined {
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
