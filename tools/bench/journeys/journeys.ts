import { type Sandbox, startSandbox } from 'sandbox/ownProcess'
import { startStaticSignIn } from 'tools/bench/contestants/staticSignIn'
import type { Bench, Table } from 'tools/bench/tables'
import { median, sum } from 'tools/bench/statistics'
import { type Conditions, SLOW_3G, SLOW_4G } from 'tools/bench/visit/withPage'
import { JOURNEYS, LIMIT } from './journeyList'
import { walkJourney, type Wait, type Walked } from './walkJourney'

const ms = (figure: number): string => `${Math.round(figure)} ms`
const network = ({ waits }: Walked): number => sum(waits.map(wait => wait.network))
/** Returns the user's time at the keys and at the phone. */
const fingers = ({ waits, total }: Walked): number => total - sum(waits.map(({ waited }) => waited))

const poll = ({ waits }: Walked): number => sum(waits.map(wait => wait.poll))

function wholeRow(name: string, walks: Walked[]): string[] {
  const of = (figure: (walked: Walked) => number): number => median(walks.map(figure))
  const rest = (walked: Walked): number => walked.total - network(walked) - fingers(walked) - poll(walked)
  const ratio = of(walked => walked.total / (network(walked) + fingers(walked) + poll(walked)))
  return [
    name,
    ms(of(walked => walked.total)),
    ms(of(fingers)),
    ms(of(network)),
    ms(of(poll)),
    ms(of(rest)),
    `${ratio.toFixed(2)} ×`,
  ]
}

function stepRows(journey: string, walks: Walked[]): string[][] {
  const first = walks[0]?.waits ?? []
  return first.map(({ step }, nth) => {
    const of = (figure: (wait: Wait) => number): number =>
      median(walks.flatMap(({ waits }) => (waits[nth] ? [figure(waits[nth])] : [])))
    return [
      `${journey}: ${step}`,
      ms(of(wait => wait.waited)),
      ms(of(wait => wait.network)),
      ms(of(wait => wait.waited - wait.network - wait.poll)),
      `${(of(wait => wait.bytes) / 1000).toFixed(1)} kB`,
      of(wait => wait.shift).toFixed(3),
    ]
  })
}

/** The servers of the journeys. */
interface Places {
  sandbox: Sandbox
  limit: { origin: string }
}

/** Measures complete sign-ins under one condition, from opening the address to the web app: the waiting time beyond network and keys, step by step. */
async function tablesUnder(
  conditions: Conditions,
  { sandbox, limit }: Places,
  bench: Bench,
): Promise<Table[]> {
  const { browser, runs, print } = bench
  const walked = [LIMIT, ...JOURNEYS].map(journey => ({
    journey,
    origin: journey === LIMIT ? limit.origin : sandbox.origin,
    walks: [] as Walked[],
  }))
  for (let turn = 0; turn <= runs; turn++) {
    print(`journeys, ${conditions.name}: ${turn === 0 ? 'warming up' : `run ${turn} of ${runs}`}`)
    for (const { journey, origin, walks } of walked) {
      const walk = await walkJourney(browser, sandbox, journey, conditions, origin)
      if (turn > 0) walks.push(walk)
    }
  }
  return [
    {
      title: `From opening to the web app: ${conditions.name}; 250 ms a key; medians of ${runs} runs`,
      columns: [
        '',
        'the whole',
        'at the keys',
        'on the network',
        'between polls',
        'the rest',
        'the whole to keys, network and polls',
      ],
      rows: walked.map(({ journey, walks }) => wholeRow(journey.name, walks)),
    },
    {
      title: 'From the press to the next step, in the same sign-ins',
      columns: ['', 'until painted', 'on the network', 'the rest', 'transferred', 'layout shift'],
      rows: walked.flatMap(({ journey, walks }) => stepRows(journey.name, walks)),
    },
  ]
}

export async function measureJourneys(bench: Bench): Promise<Table[]> {
  const sandbox = await startSandbox()
  const limit = await startStaticSignIn(sandbox.origin)
  try {
    const tables = []
    for (const conditions of [SLOW_4G, SLOW_3G])
      tables.push(...(await tablesUnder(conditions, { sandbox, limit }, bench)))
    return tables
  } finally {
    await limit.stop()
    await sandbox.stop()
  }
}
