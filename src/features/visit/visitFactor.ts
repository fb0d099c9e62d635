import { factorKindOf } from 'src/constants/factorKinds'
import type { Step } from 'src/constants/journeys'
import { factorOfScreen } from 'src/constants/screenSteps'
import type { AppState } from 'src/features/rootReducer'
import { selectRoute } from 'src/features/navigation/selectRoute'

/** Returns the second factor of a step (visits/factor); undefined at any other step, and for a passkey in place of the password. */
export function visitFactor(step: Step, state: AppState): string | undefined {
  const route = selectRoute(state)
  if (factorKindOf(route) !== step) return undefined
  return factorOfScreen(route) ?? state.record.factor.awaited?.mfaType
}
