import { controlOf } from 'sandbox/ownProcess'
import { startSandbox } from 'sandbox/startSandbox'
import tellSandbox from 'sandbox/conformanceCodes'
import { conformance } from 'foyer-contract/conformance/conformance'
import { readJourneys } from 'foyer-contract/conformance/journeys'
import type { Outcome } from 'foyer-contract/conformance/report/outcome'
import { brokenFront } from './brokenFront'
import { EXPECTATION_LIMIT_MS } from 'test/support/limits'
import { EXTENSIONS, PEOPLE, SECRETS } from './harbor'
import type { Row } from './row'
import { SAMPLE } from './tables'

// Runs the sampled rows of both tables, one after another, against a sandbox in this process; prints one line of JSON for each, with its name and the steps
// where its journeys stop.
// A separate process: the runner is only an ES module, which jest's own loader cannot read.
const sandbox = await startSandbox({ port: 0, idpPort: 0 })
const journeys = readJourneys()

const { api } = controlOf(sandbox)

const stopOf = (outcome: Outcome): string =>
  `${outcome.journey.id}: ${outcome.kind === 'not carried' ? outcome.stop.step : outcome.kind}`

async function stopsOf({ defects = [], front: breakage, run }: Row): Promise<string[]> {
  await api('reset', { method: 'POST' })
  await api('company', { method: 'PUT', body: { settings: EXTENSIONS } })
  await api('defects', { method: 'PUT', body: defects })
  const front = breakage && (await brokenFront(sandbox.origin, breakage))
  const outcomes = await conformance({
    api: front?.origin ?? sandbox.origin,
    journeys: journeys.filter(({ id, option }) =>
      run.length === 0 ? option === undefined : run.includes(id),
    ),
    people: PEOPLE,
    sources: {
      environment: SECRETS,
      // The control room is called at its own address.
      teller: wanted => tellSandbox({ ...wanted, api: sandbox.origin }),
      ask: undefined,
    },
    timeoutMs: EXPECTATION_LIMIT_MS,
  })
  await front?.close()
  return outcomes.filter(({ kind }) => kind !== 'carried').map(stopOf)
}

for (const row of [...SAMPLE.broken, ...SAMPLE.right])
  process.stdout.write(`${JSON.stringify([row.name, await stopsOf(row)])}\n`)
await sandbox.close()
