import type { TextFactor } from 'src/constants/sentCodes'
import type { Step } from 'src/constants/journeys'
import type { AppState } from 'src/features/rootReducer'
import { selectRoute } from 'src/features/navigation/selectRoute'

/** A second factor, as the beacon of a visit names it (visits/factor). */
export type VisitFactor = TextFactor | 'oneTimeCode' | 'authenticator' | 'approval' | 'passkey'

const FACTOR_STEPS: readonly Step[] = ['code', 'approval', 'passkey']

/** The factor of a step; undefined at any other step, and for the passkey that stands for a password. */
export function visitFactor(step: Step, state: AppState): VisitFactor | undefined {
  if (!FACTOR_STEPS.includes(step)) return undefined
  switch (selectRoute(state)) {
    case '/phone-auth':
    case '/email-code':
      return state.record.awaited?.mfaType
    case '/symantec':
      return 'oneTimeCode'
    case '/authenticator':
      return 'authenticator'
    case '/verification':
      return 'approval'
    case '/passkey':
      return 'passkey'
    default:
      return undefined
  }
}
