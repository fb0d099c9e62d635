import type { Exchange } from '../client/exchange'
import type { Journey, JourneyStep } from '../journeys'
import type { Outcome } from '../report/outcome'
import { statusesIn } from '../report/reason'
import { answering } from './answering'
import { pageSentence } from './pageSentence'
import { shownBy } from './shownBy'
import { unchangedPassword } from './unchangedPassword'

/** Returns whether a step accepts only successes. */
function mustSucceed({ criteria }: JourneyStep): boolean {
  const statuses = statusesIn(criteria)
  return statuses.length > 0 && statuses.every(status => Number(status) < 400)
}

/** Returns what the page would show after the response to a step, as a sentence; undefined if the person goes on. */
async function sentenceAfter(
  { steps, pageRule }: Journey,
  exchange: Exchange,
  exchanges: readonly Exchange[],
): Promise<string | undefined> {
  const step = steps[exchange.step]
  if (!step?.isPlain) return undefined
  // A fault in this reading must not fail a backend.
  const shown = await answering(exchange, () => shownBy(step.operation)).catch(() => undefined)
  if (shown) return pageSentence(shown.problem, shown.cause)
  if (pageRule !== 'temporary-password' || step.operation !== 'fetchFeatures') return undefined
  const signedIn = exchanges.find(({ step: id }) => steps[id]?.operation === 'signIn')
  return unchangedPassword(signedIn?.text, exchange.status === 200 ? exchange.text : undefined)
}

/** Adds to an outcome what the page would show. A journey is carried only if the person gets through on the page. */
export async function onThePage(
  outcome: Outcome,
  exchanges: readonly Exchange[],
  calls: ReadonlyMap<string, string>,
): Promise<Outcome> {
  const { journey } = outcome
  if (journey.chapter !== 'journey') return outcome
  if (outcome.kind === 'not carried') {
    const exchange = exchanges.find(({ step }) => step === outcome.stop.step)
    const page = exchange && (await sentenceAfter(journey, exchange, exchanges))
    return page === undefined ? outcome : { ...outcome, stop: { ...outcome.stop, page } }
  }
  for (const exchange of exchanges) {
    const step = journey.steps[exchange.step]
    const page = step && mustSucceed(step) ? await sentenceAfter(journey, exchange, exchanges) : undefined
    if (page === undefined || !step) continue
    const { operations, ms } = outcome
    const stop = {
      step: exchange.step,
      rule: step.description,
      call: calls.get(step.operation) ?? '',
      status: exchange.status,
      reason: `returned ${exchange.status}, but the person would not get through`,
      page,
    }
    return { journey, operations, ms, kind: 'not carried', stop }
  }
  return outcome
}
