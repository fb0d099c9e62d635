import { SECOND_MS } from 'src/constants/timings'
import { MORNING, SERVER, SHARES } from './assumptions'
import { type Leg } from './legs'
import { type Cause, CAUSES, person, type Person, type Refusal } from './people'
import { chanceOf } from './random'
import { TimeQueue } from './timeQueue'

export interface Scene {
  seed: number
  /** The number of simulated users, who represent the million: each call counts in proportion. */
  people: number
  /** The legs of a sign-in, by the walk's name. */
  journeys: ReadonlyMap<string, readonly Leg[]>
  /** Returns the app's pause; `share` is from 0 to below 1. */
  pauseAfter: (failure: Refusal, nth: number, share: number) => number
  /** The range, in seconds, of the servers' `Retry-After` while they are down; absent if they send none. */
  retryAfterS?: readonly [least: number, most: number]
  outageFromS?: number
  outageS?: number
  /** True by default: users who meet an error try again. */
  persists?: boolean
  /** The end of the examined period, in seconds; by default the whole morning. */
  untilS?: number
  binS?: number
}

export interface Load {
  binS: number
  /** Calls a second, by bin and by cause. */
  callsPerSecond: Record<Cause, Float64Array>
  outage: { fromS: number; toS: number }
}

/** Simulates a morning on a virtual clock; the same scene produces the same load. */
export function simulate(scene: Scene): Load {
  const { people, binS = 1, untilS = MORNING.hourS, persists = true } = scene
  const { outageFromS: fromS = MORNING.outageFromS, outageS = MORNING.outageS } = scene
  const outage = { fromS, toS: fromS + outageS }
  const bins = Math.ceil(untilS / binS)
  const callsPerSecond = Object.fromEntries(
    CAUSES.map(cause => [cause, new Float64Array(bins)]),
  ) as Load['callsPerSecond']
  const weight = MORNING.people / people / binS

  let nowMs = 0
  const chance = chanceOf(scene.seed)
  const world = {
    chance,
    persists,
    now: () => nowMs,
    pauseAfter: (failure: Refusal, nth: number) => scene.pauseAfter(failure, nth, chance.share()),
  }
  const isDown = (): boolean => nowMs >= outage.fromS * SECOND_MS && nowMs < outage.toS * SECOND_MS
  const refusal = (): Refusal =>
    scene.retryAfterS
      ? { kind: 'limited', retryAfterS: Math.round(chance.between(...scene.retryAfterS)) }
      : { kind: 'refused' }

  const names = [...scene.journeys.keys()]
  const all = names.reduce((sum, name) => sum + (SHARES[name] ?? 0), 0)
  const chosen = (): readonly Leg[] => {
    let left = chance.between(0, all)
    const name = names.find(each => (left -= SHARES[each] ?? 0) < 0)
    return scene.journeys.get(name ?? '') ?? []
  }

  const due = new TimeQueue<{ who: Person; answer: Refusal | undefined }>()
  const go = (who: Person, answer: Refusal | undefined): void => {
    const { done, value } = who.next(answer)
    if (done) return
    if ('restMs' in value) {
      due.add(nowMs + value.restMs, { who, answer: undefined })
      return
    }
    const bin = Math.floor(nowMs / SECOND_MS / binS)
    const counts = callsPerSecond[value.cause]
    if (bin < bins) counts[bin] = (counts[bin] ?? 0) + value.calls * weight
    const failure = isDown() ? refusal() : undefined
    const takenMs = chance.humanTime(failure ? SERVER.refusalMs : SERVER.answerMs, SERVER.spread)
    due.add(nowMs + takenMs, { who, answer: failure })
  }

  const meanGapMs = (MORNING.hourS * SECOND_MS) / people
  for (let arrivesMs = chance.gap(meanGapMs); ;) {
    nowMs = Math.min(arrivesMs, due.next)
    if (nowMs >= untilS * SECOND_MS) return { binS, callsPerSecond, outage }
    if (nowMs === arrivesMs) {
      arrivesMs += chance.gap(meanGapMs)
      go(person(world, chosen()), undefined)
    } else {
      const next = due.take()
      if (next) go(next.who, next.answer)
    }
  }
}
