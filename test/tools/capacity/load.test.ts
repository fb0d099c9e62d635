import { readFileSync } from 'node:fs'
import { callsIn } from 'tools/capacity/callsTables'
import { chanceOf } from 'tools/capacity/load/random'
import { BEHAVIOURS, journeysOf } from 'tools/capacity/load/scenes'
import { type Load, simulate } from 'tools/capacity/load/simulate'
import { meanOf, peakOf } from 'tools/capacity/load/summary'
import { TimeQueue } from 'tools/capacity/load/timeQueue'
import { herdOf } from 'tools/capacity/loadTables'

const journeys = journeysOf(callsIn(readFileSync('docs/capacity.md', 'utf8')))
const BOUND = 1.5
/** So few that the test is quick, so many that a bin is a figure and not chance. */
const PEOPLE = 125_000
const OUTAGE_S = 300

/** An outage after four calm minutes. */
const play = (
  behaviour: keyof typeof BEHAVIOURS,
  scene: { outageS?: number; afterS: number; binS: number },
): Load => {
  const { outageS = OUTAGE_S, afterS, binS } = scene
  const until = { outageFromS: 240, outageS, untilS: 240 + outageS + afterS }
  return simulate({
    seed: 1,
    people: PEOPLE,
    journeys,
    binS,
    ...BEHAVIOURS[behaviour],
    ...until,
  })
}

test('after five minutes without servers the app’s own calls are at most 1.5 times the usual', () => {
  expect(herdOf(play('spreadAlone', { afterS: 90, binS: 3 }), ['app'])).toBeLessThanOrEqual(BOUND)
})

test('retries that are not spread exceed 1.5 times the usual calls', () => {
  expect(herdOf(play('inStepAlone', { afterS: 90, binS: 3 }), ['app'])).toBeGreaterThan(BOUND)
})

test('after a one-minute outage, before retries are spread, all calls together are at most 1.5 times the usual', () => {
  expect(herdOf(play('spreadAlone', { outageS: 60, afterS: 90, binS: 3 }))).toBeLessThanOrEqual(BOUND)
})

// People come back over minutes: a bin of twenty seconds hides nothing of that.
test('if people press again, reload and return late, all calls stay within the limit when each person gets a different time to wait', () => {
  expect(herdOf(play('told', { afterS: 500, binS: 20 }))).toBeLessThanOrEqual(BOUND)
})

// The page states it: the app cannot spread presses of the first seconds.
test('without advice to wait, people double the number of calls', () => {
  const load = play('spread', { afterS: 30, binS: 10 })
  const calm = meanOf(load, { fromS: 120, toS: 240 })
  expect(peakOf(load, { fromS: 540, toS: 570 }, ['again']).calls / calm).toBeGreaterThan(1)
})

test('the same seed plays the same morning, another one another', () => {
  const scene = { people: 5000, journeys, ...BEHAVIOURS.spread, untilS: 600 }
  const [one, again, other] = [7, 7, 8].map(seed => simulate({ seed, ...scene }))
  expect(again).toEqual(one)
  expect(other).not.toEqual(one)
})

test('in calm times a person makes the calls of the recorded walks, and polls every three seconds', () => {
  const password = new Map([...journeys].filter(([name]) => name === 'signs in by password'))
  const load = simulate({ seed: 1, people: 50_000, journeys: password, ...BEHAVIOURS.spread, untilS: 900 })
  const people = 1_000_000 / 3600
  expect(meanOf(load, { fromS: 100, toS: 900 }) / people).toBeCloseTo(6, 0)
  expect(meanOf(load, { fromS: 0, toS: 900 }, ['app', 'again'])).toBe(0)
})

test('the journeys are split where a person acts or the app waits', () => {
  const told = (name: string) => journeys.get(name)?.map(({ kind, calls }) => `${kind} ${calls}`)
  expect(told('signs in by password')).toEqual(['opens 1', 'looksUp 1', 'sends 4'])
  expect(told('signs in by an identity provider')).toEqual(['opens 1', 'looksUp 1', 'returns 2'])
  expect(told('signs in by approval')).toEqual(['opens 1', 'looksUp 1', 'sends 2', 'waits 2'])
  expect(told('signs in with a text message')).toEqual(['opens 1', 'looksUp 1', 'sends 2', 'sends 4'])
})

test('the queue returns the earliest entry first, and entries of the same time in order of arrival', () => {
  const queue = new TimeQueue<string>()
  const { share } = chanceOf(3)
  const times = Array.from({ length: 500 }, () => Math.floor(share() * 50))
  times.forEach((at, turn) => queue.add(at, `${at}/${turn}`))
  const taken = times.map(() => queue.take())
  const sorted = times.map((at, turn) => ({ at, turn })).sort((a, b) => a.at - b.at || a.turn - b.turn)
  expect(taken).toEqual(sorted.map(({ at, turn }) => `${at}/${turn}`))
  expect([queue.take(), queue.next]).toEqual([undefined, Infinity])
})
