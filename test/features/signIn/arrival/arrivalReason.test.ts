import { arrivalReason } from 'src/features/signIn/arrival/arrivalReason'
import { arrivals } from 'scenarios/signIn/arrival'

const NOBODY = arrivals.rows.at(-1)!.cases![0]![1]
const CAUSES = arrivals.rows.flatMap(({ cases = [] }) => cases).filter(([, , wayBack]) => wayBack)

/** Returns the facts that make up the cause. */
const own = (facts: object): object =>
  Object.fromEntries(
    Object.entries(facts).filter(([field, value]) => NOBODY[field as keyof typeof NOBODY] !== value),
  )

const ranks = CAUSES.flatMap(([cause, facts, wayBack], rank) =>
  CAUSES.slice(rank + 1)
    // One field cannot hold two values.
    .filter(([, lower]) => Object.keys(own(lower)).every(field => !(field in own(facts))))
    .map(([lowerCause, lower]) => [cause, lowerCause, { ...lower, ...own(facts) }, wayBack] as const),
)
// (sign-in/told-why)
test.each(ranks)('%s: takes precedence over %s', (_cause, _lower, arrival, wayBack) => {
  expect(arrivalReason(arrival)?.problem).toEqual(wayBack?.problem)
})
