import type { Step } from '@redocly/respect-core'
import type { Journey } from '../journeys'

/** The calls whose response may contain the session user's name. The names of passkeys and phones are required: their schemas check them. */
const NAMING: Record<string, string> = {
  signIn: 'the response that accepts the password',
  fetchSessionStatus: 'the session status',
}

const WHY =
  'without it, a page in a new tab cannot show the account, and a typed alias remains its name (the extension session)'

interface Response {
  statusCode?: number
  body?: unknown
}

const hasName = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'userName' in body &&
  typeof body.userName === 'string' &&
  body.userName.trim() !== ''

/** Returns a warning for each kind of response (200 or 202) without the session user's name (one-sign-in/server-name). */
export function missingNames(journey: Journey, steps: Step[]): string[] {
  const warnings = steps.flatMap(({ stepId, response }) => {
    const where = NAMING[journey.steps[stepId]?.operation ?? '']
    const answer = response as Response | undefined
    const isAccepted = answer?.statusCode === 200 || answer?.statusCode === 202
    return where !== undefined && isAccepted && !hasName(answer.body)
      ? [`warning: ${where} has no userName: ${WHY}`]
      : []
  })
  return [...new Set(warnings)]
}
