import { httpClient } from 'src/services/http/httpClient'
import type { Exchange } from '../client/visit'
import type { Problem } from 'src/constants/problems'
import { enUS } from 'src/messages/en-US'
import * as v from 'valibot'
import { FEATURES } from 'src/constants/features'
import { CHANGE_REASONS } from 'src/constants/passwordChange'
import { personFacts } from 'src/features/signIn/personFacts'
import { simpleLoginDestination } from 'src/features/signIn/signInCheck'
import { signInSchema } from 'src/services/api/authService'
import { featuresSchema } from 'src/services/api/companyService'
import { jsonIn } from '../../document/readDocument'
import type { Journey, JourneyStep } from '../journeys'
import type { Outcome } from '../report/outcome'
import { statusesIn } from '../report/reason'
import { shownBy } from './shownBy'

const IGNORED = (): undefined => undefined

const define = (name: string, value: unknown): void => {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}

/** Gives this process the few objects of a page at the backend's origin that the app's services read. Leaves a real page unchanged. */
export function preparePage(api: string): void {
  if ('document' in globalThis) return
  define('navigator', { onLine: true, maxTouchPoints: 0, userAgent: 'Foyer conformance', languages: ['en'] })
  define('location', new URL('/signin/', api))
  define('document', {
    documentElement: { lang: 'en', getAttribute: () => null },
    getElementById: () => null,
    cookie: '',
  })
  define('addEventListener', IGNORED)
  define('removeEventListener', IGNORED)
  define('window', globalThis)
}

/** Calls a service of the app, which receives this response instead of making its call. Calls must not overlap. */
export async function answering<T>(
  { status, headers, text }: Pick<Exchange, 'status' | 'headers' | 'text'>,
  service: () => Promise<T>,
): Promise<T> {
  httpClient.defaults.adapter = config =>
    Promise.resolve({ data: text, status, statusText: '', headers, config })
  return service()
}

/** Returns the English text of a problem. After a limit with a time, the page counts the seconds down in its place. */
function textOf(problem: Problem): string {
  if (problem.until) return 'a countdown until the next try'
  if (problem.code === 'serverText' && problem.text !== undefined) return problem.text
  const code = problem.code === 'serverText' ? 'serverTryLater' : problem.code
  const text: unknown = enUS[`problem.${code}` as keyof typeof enUS]
  return typeof text === 'string' ? text : code
}

/** Returns the sentence of the report about the page; the cause is in parentheses. */
export const pageSentence = (problem: Problem, cause?: string): string =>
  `The page would show: ${textOf(problem)}${cause === undefined ? '' : ` (${cause})`}`

/** Reasons for which the page requires a new password without the feature (the extension passwordChange). */
const changeSchema = v.object({ passwordChange: v.picklist(CHANGE_REASONS) })

/**
 * Returns a sentence if the page would let a person in with the temporary password, because the feature that replaces it is off; undefined
 * if it asks for a new one. The arguments are the bodies of the responses; an absent one counts as a failed call.
 */
export function unchangedPassword(
  signedIn: string | undefined,
  features: string | undefined,
): string | undefined {
  const body = jsonIn(signedIn)
  const person = v.safeParse(signInSchema, body)
  if (!person.success || v.is(changeSchema, body)) return undefined
  const listed = v.safeParse(featuresSchema, jsonIn(features))
  const isOn = listed.success && listed.output.includes(FEATURES.changePasswordInAuthApp)
  const { passwordIsActivationCode } = personFacts(person.output, {})
  const destination = simpleLoginDestination({
    passwordIsActivationCode,
    changePasswordHere: isOn,
    autoLoginEnabled: false,
  })
  return passwordIsActivationCode && destination !== 'temporaryPassword'
    ? `The page would open the web app with the temporary password (the feature \`${FEATURES.changePasswordInAuthApp}\` is not on)`
    : undefined
}

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
