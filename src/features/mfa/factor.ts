import type { AuthenticationMode } from 'src/constants/cookies'
import type { Route } from 'src/constants/routes'
import type { TextFactor } from 'src/constants/sentCodes'
import type { StepExtras } from 'src/services/stepExtras'
import type { MfaStep } from 'src/services/api/session/sessionStatusService'
import { createAction } from '@reduxjs/toolkit'

export type FactorDestination =
  /** No further factor: the sign-in continues. */
  | { kind: 'simpleLogin' }
  | {
      kind: 'screen'
      route: Route
      cookie: AuthenticationMode
      text?: { mfaType: TextFactor; timeoutS: number }
      /** The facts of the step other than its code, for its page (factors/step-extras). */
      extras?: StepExtras
      /** The key for setting up an authenticator app. It is held for its page and never stored (factors/enrolment-secret). */
      credentialUri?: string
    }
  | { kind: 'stay' }
  | { kind: 'deviceCheck'; version: 1 | 2; loginMarker?: string }
  /** A step that is not in the contract, or whose `field` is missing or invalid: the sign-in has failed. */
  | { kind: 'failure'; field: string }

export interface Factor {
  /** The types of the steps that ask for it, as the server names them. */
  types: readonly string[]
  /** Returns the destination of such a step, with the values that its screen needs. */
  destination: (step: MfaStep, here: Route) => FactorDestination
  /** Returns the other facts of such a step, which are stored for its page (factors/step-extras). */
  extras?: (step: MfaStep) => StepExtras
}

/** Events of a step that a journey other than that of its page replaces (alternatives/same-page). */
export const stepEvents = {
  /** The step no longer counts, and its page stops waiting. */
  replaced: createAction('factorStep/replaced'),
  /** The next step starts on the same page. */
  due: createAction('factorStep/due'),
}
