import { factorKindOf, FACTOR_ROUTES } from 'src/constants/factorKinds'
import { type Route, ROUTES } from 'src/constants/routes'
import type { CodeState } from 'src/features/mfa/factorCodeSlice'
import type { PasskeyFactorState } from 'src/features/mfa/passkey/passkeyFactorSlice'
import type { PollState } from 'src/features/polling/sessionPollSlice'

/** The pages to which a step can lead. */
export const PAGES: readonly Route[] = [...Object.values(FACTOR_ROUTES), ROUTES.mobileSetup]

interface Facts {
  route: Route
  code: CodeState
  poll: PollState
  passkey: PasskeyFactorState
}

/** Returns whether the page waits for a proof, checks one, or waits for none (alternatives/while). */
export function factorPage({ route, code, poll, passkey }: Facts): 'waits' | 'checks' | 'none' {
  if (!PAGES.includes(route)) return 'none'
  switch (factorKindOf(route)) {
    case 'passkey':
      // The browser's dialog may stay open for minutes: another choice ends it.
      return passkey.step === 'ready' || passkey.step === 'proving' ? 'waits' : 'none'
    case 'code':
      return code.step === 'away' ? 'none' : ofCode(code)
    case 'approval':
      return poll.step === 'accepted' ? 'none' : ofCode(code)
    case undefined:
      return poll.step === 'accepted' ? 'none' : 'waits'
  }
}

function ofCode({ step }: CodeState): 'waits' | 'checks' | 'none' {
  if (step === 'accepted') return 'none'
  return step === 'sending' ? 'checks' : 'waits'
}
