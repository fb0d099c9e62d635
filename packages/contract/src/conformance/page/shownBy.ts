import { fetchConnectedApps, fetchDevices } from 'src/services/api/account/connectedService'
import {
  fetchAuthenticators,
  fetchOwnPassword,
  fetchRecoveryCodes,
  fetchTrustedDevices,
} from 'src/services/api/account/securityService'
import { fetchAutoLogin } from 'src/services/api/autoLoginService'
import {
  fetchActivationCode,
  proveFactor,
  resendCode,
  resendVerification,
} from 'src/services/api/factorService'
import { fetchApps } from 'src/services/api/mobileSetupService'
import { fetchOnboardingStatus, fetchUserSettings } from 'src/services/api/onboarding/onboardingService'
import { fetchPasskeys } from 'src/services/api/passkeys/passkeyListService'
import { fetchPasskeyCreation, fetchPasskeyRequest } from 'src/services/api/passkeys/passkeyService'
import { fetchSignInSettings } from 'src/services/api/companyService'
import { ROUTES } from 'src/constants/routes'
import type { Problem } from 'src/constants/problems'
import { TEXT_FACTORS } from 'src/constants/sentCodes'
import { codeProblem } from 'src/features/mfa/codeProblem'
import type { FactorDestination } from 'src/features/mfa/factor'
import { factorDestination } from 'src/features/mfa/factorDestination'
import { statusOutcome } from 'src/features/mfa/statusOutcome'
import { temporaryProblem } from 'src/features/password/temporary/temporaryPasswordSlice'
import { problemOf, serverWords } from 'src/features/problemOf'
import { afterPassword } from 'src/features/signIn/afterPassword'
import { signIn } from 'src/services/api/authService'
import { setTemporaryPassword } from 'src/services/api/password/passwordService'
import { fetchSessionStatus } from 'src/services/api/session/sessionStatusService'
import { type Failure, ServiceError } from 'src/services/http/serviceError'

type Service = () => Promise<unknown>

/** The services whose response the page must be able to read, by operation. `shownBy.ts` lists those that also need a decision. */
export const READERS: Record<string, Service> = {
  fetchSettings: fetchSignInSettings,
  fetchOnboardingStatus,
  fetchUserSettings,
  fetchAutoLogin,
  fetchActivationCode,
  fetchApps,
  resendVerification: () => resendVerification(),
  resendCode: () => resendCode('sms'),
  fetchPasskeyRequest: () => fetchPasskeyRequest('signIn'),
  fetchPasskeyCreation: () => fetchPasskeyCreation(),
  fetchPasskeys,
  fetchDevices,
  fetchConnectedApps,
  fetchOwnPassword,
  fetchAuthenticators,
  fetchTrustedDevices,
  fetchRecoveryCodes,
}

/** The problem that the page shows after a response, with the cause where the app knows it; undefined if the person goes on. */
export type Shown = { problem: Problem; cause?: string } | undefined

const LATER = { code: 'serverLater' } as const

const UNUSABLE = 'the body cannot be used'

/** The cause of a failed call: only an unusable body needs one, because its status looks right. */
const causeOf = ({ kind }: Failure): { cause?: string } => (kind === 'unreadable' ? { cause: UNUSABLE } : {})

function afterDestination(destination: FactorDestination): Shown {
  if (destination.kind !== 'failure') return undefined
  const { field } = destination
  const cause = field === 'type' ? 'the page has no screen for this step' : `\`${field}\` is missing`
  return { problem: LATER, cause }
}

async function afterSignIn(): Promise<Shown> {
  const next = afterPassword(await signIn({ username: '', password: '' }, undefined))
  return next.kind === 'problem' ? { problem: next.problem } : undefined
}

async function afterStatus(): Promise<Shown> {
  const outcome = statusOutcome(await fetchSessionStatus(), ROUTES.login)
  switch (outcome.kind) {
    case 'authenticated':
      return undefined
    case 'factor':
      return afterDestination(outcome.destination)
    case 'wait':
      return { problem: LATER }
    case 'denied':
      return { problem: outcome.problem.text === undefined ? LATER : outcome.problem }
    case 'signedOut':
      return { problem: { code: 'signInAgain' } }
  }
}

async function afterCode(): Promise<Shown> {
  // The response does not depend on the kind of code.
  const [mfaType] = TEXT_FACTORS
  if (mfaType === undefined) return undefined
  const answer = await proveFactor({ kind: 'text', mfaType, code: '' })
  return answer.kind === 'further'
    ? afterDestination(factorDestination(answer.step, ROUTES.login))
    : undefined
}

async function afterTemporary(): Promise<Shown> {
  const answer = await setTemporaryPassword('')
  if (answer === 'saved') return undefined
  if (answer === 'signedOut') return { problem: { code: 'signInAgain' } }
  return { problem: answer === 'alreadyCreated' ? { code: 'alreadyCreated' } : serverWords(answer) }
}

interface Decision {
  after: () => Promise<Shown>
  failed: (failure: Failure) => Problem
}

const later = (failure: Failure): Problem => problemOf(failure, 'serverLater')

/** The calls after which the page decides where the person goes, by operation. */
const DECISIONS: Record<string, Decision> = {
  signIn: { after: afterSignIn, failed: later },
  fetchSessionStatus: { after: afterStatus, failed: later },
  activate: { after: afterCode, failed: codeProblem },
  setTemporaryPassword: { after: afterTemporary, failed: temporaryProblem },
}

const decisionOf = (operation: string): Decision | undefined => {
  const reader = READERS[operation]
  return DECISIONS[operation] ?? (reader && { after: () => reader().then(() => undefined), failed: later })
}

/** Returns the problem that the page shows after the next response to a call; undefined if it shows none, or if the page never makes the call. */
export async function shownBy(operation: string): Promise<Shown> {
  const decision = decisionOf(operation)
  if (!decision) return undefined
  try {
    return await decision.after()
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return { problem: decision.failed(error.failure), ...causeOf(error.failure) }
  }
}
