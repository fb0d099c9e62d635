import type { Table } from 'tools/bench/measure'
import { aloneTable, morningTable } from './loadTables'
import { ALL, BEHAVIOURS, journeysOf, shortScene } from './load/scenes'
import { type Load, simulate } from './load/simulate'
import { callsOver, meanOf } from './load/summary'
import { drawPicture, type Line } from './picture'

const SEED = 20_261_122
const OUTAGES_S = [60, 120, 300, 600]
const PICTURED_OUTAGE_S = 300
const AFTER_S = 180
const BOUND = 1.5
const [GREY, RED, BLUE, GREEN] = ['#8a8f98', '#c0392b', '#1f5fbf', '#1e7d4f']

/** Returns the mean of each `width` bins, for a readable line. */
const smooth = (values: readonly number[], width: number): number[] =>
  Array.from({ length: Math.floor(values.length / width) }, (_, index) =>
    values.slice(index * width, (index + 1) * width).reduce((sum, value) => sum + value / width, 0),
  )

/** Simulates the morning with each behaviour, and returns tables and a picture. */
export function measureLoad(
  walked: ReadonlyMap<string, readonly string[]>,
  say: (line: string) => void,
): { tables: Table[]; picture: string } {
  const journeys = journeysOf(walked)
  const play = (behaviour: keyof typeof BEHAVIOURS, scene = {}): Load => {
    say(`${behaviour} ${JSON.stringify(scene)}`)
    return simulate({ seed: SEED, people: ALL, journeys, ...BEHAVIOURS[behaviour], ...scene })
  }
  const [inStep, spread, told] = [play('inStep'), play('spread'), play('told')]
  const pairs = OUTAGES_S.map(outageS => {
    const scene = shortScene(outageS, AFTER_S)
    return [outageS, play('inStepAlone', scene), play('spreadAlone', scene)] as const
  })

  const binS = 5
  const line = (name: string, colour: string, load: Load): Line => ({
    name,
    colour,
    values: smooth(callsOver(load), binS),
  })
  const calm = meanOf(inStep, { fromS: 120, toS: inStep.outage.fromS })
  const morning = {
    title: 'All calls a second: a million people in an hour, five minutes without servers',
    lines: [
      line('people try again, the app in step', RED, inStep),
      line('the app spread', BLUE, spread),
      line('Retry-After as well', GREEN, told),
    ],
    binS,
    fromS: 0,
    toS: 3600,
    outage: inStep.outage,
    bound: { name: `${BOUND} × the calm`, calls: BOUND * calm },
  }
  const pictured = pairs.find(([outageS]) => outageS === PICTURED_OUTAGE_S)
  if (!pictured) throw new Error('The pictured outage is not among those that are played.')
  const [, aloneInStep, aloneSpread] = pictured
  const alone = {
    title: 'The calls that the app makes on its own, nobody trying again',
    lines: [
      { name: 'in step', colour: GREY, values: callsOver(aloneInStep, ['app']) },
      { name: 'spread', colour: BLUE, values: callsOver(aloneSpread, ['app']) },
    ],
    binS: 1,
    fromS: 120,
    toS: aloneInStep.outage.toS + AFTER_S,
    outage: aloneInStep.outage,
    bound: {
      name: `${BOUND} × the calm`,
      calls: BOUND * meanOf(aloneInStep, { fromS: 120, toS: 300 }, ['app']),
    },
  }
  return {
    tables: [
      morningTable([
        ['the app in step', inStep],
        ['the app spread', spread],
        ['and `Retry-After` by chance', told],
      ]),
      aloneTable(pairs),
    ],
    picture: drawPicture([morning, alone]),
  }
}
