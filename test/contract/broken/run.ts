import { conformance } from 'scripts/conformance/conformance'
import { readJourneys } from 'scripts/conformance/journeys'
import tellSandbox from 'sandbox/conformanceCodes'
import { BREAKAGES } from './breakages'
import { brokenFront } from './brokenFront'
import { PEOPLE, SECRETS } from './harbor'

// Runs every journey against a sandbox that is broken in one way after another; prints for each, on a line of
// JSON, where the run stops.
// A process of its own: the runner is an ES module alone, which jest's own loader cannot read.
const origin = process.argv[2] ?? ''

for (const breakage of BREAKAGES) {
  await fetch(`${origin}/sandbox/api/reset`, { method: 'POST' })
  const front = await brokenFront(origin, breakage)
  const outcomes = await conformance({
    api: front.origin,
    journeys: readJourneys(),
    people: PEOPLE,
    // The control room is asked at its own address.
    sources: {
      environment: SECRETS,
      teller: wanted => tellSandbox({ ...wanted, api: origin }),
      ask: undefined,
    },
    timeoutMs: 30_000,
  })
  await front.close()
  const stops = outcomes.flatMap(outcome =>
    outcome.kind === 'carried'
      ? []
      : [`${outcome.journey.id}: ${outcome.kind === 'not carried' ? outcome.stop.step : outcome.kind}`],
  )
  process.stdout.write(`${JSON.stringify([breakage.name, stops])}\n`)
}
