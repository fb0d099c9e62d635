import type { Shot, Stage } from './shot'
import { letGo } from './steps'

/** The shot that another begins at. */
function before({ name, from }: Shot, all: readonly Shot[]): Shot | undefined {
  if (from === undefined) return undefined
  const shot = all.find(each => each.name === from)
  if (!shot) throw new Error(`${name} begins at ${from}, which is no shot`)
  return shot
}

/** Goes on to a shot from where it begins; nothing goes wrong any more that did so before. */
export async function goOn(stage: Stage, shot: Shot): Promise<void> {
  if (shot.from !== undefined) {
    await stage.sandbox.api('faults', { method: 'DELETE' })
    await stage.page.context().setOffline(false)
    await letGo(stage)
  }
  await shot.reach(stage)
}

/** Walks to a shot from an empty page. */
export async function walkTo(stage: Stage, shot: Shot, all: readonly Shot[]): Promise<void> {
  const earlier = before(shot, all)
  if (earlier) await walkTo(stage, earlier, all)
  await goOn(stage, shot)
}

/** The shot at whose empty page the way to another begins: its browser is the other's as well. */
export function beginningOf(shot: Shot, all: readonly Shot[]): Shot {
  const earlier = before(shot, all)
  return earlier ? beginningOf(earlier, all) : shot
}

/** The shots in walks: each begins at an empty page, and comes to all that begin at a shot of its own, in their order. */
export function walksOf(all: readonly Shot[]): Shot[][] {
  const walks = new Map<Shot, Shot[]>()
  for (const shot of all) {
    const first = beginningOf(shot, all)
    walks.set(first, [...(walks.get(first) ?? []), shot])
  }
  return [...walks.values()]
}
