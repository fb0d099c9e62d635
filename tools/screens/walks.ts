import { inTurn, type Shot, type Stage } from './shot'
import { letGo } from './steps'

/** Returns the shot from which another begins. */
function before({ name, from }: Shot, all: readonly Shot[]): Shot | undefined {
  if (from === undefined) return undefined
  const shot = all.find(each => each.name === from)
  if (!shot) throw new Error(`${name} begins at ${from}, which is no shot`)
  return shot
}

/** Continues to a shot from its beginning, after removing all earlier faults. */
export async function continueTo(stage: Stage, shot: Shot): Promise<void> {
  if (shot.from !== undefined) {
    await stage.sandbox.api('faults', { method: 'DELETE' })
    await stage.page.context().setOffline(false)
    await letGo(stage)
  }
  await inTurn(...shot.way)(stage)
}

/** Walks to a shot from an empty page. */
export async function walkTo(stage: Stage, shot: Shot, all: readonly Shot[]): Promise<void> {
  const earlier = before(shot, all)
  if (earlier) await walkTo(stage, earlier, all)
  await continueTo(stage, shot)
}

/** Returns the shot at whose empty page the way to another begins: both use the same browser. */
export function beginningOf(shot: Shot, all: readonly Shot[]): Shot {
  const earlier = before(shot, all)
  return earlier ? beginningOf(earlier, all) : shot
}

/** Returns the shots in walks: each begins at an empty page, and visits all shots that begin at one of its shots, in order. */
export function walksOf(all: readonly Shot[]): Shot[][] {
  const walks = new Map<Shot, Shot[]>()
  for (const shot of all) {
    const first = beginningOf(shot, all)
    walks.set(first, [...(walks.get(first) ?? []), shot])
  }
  return [...walks.values()]
}
