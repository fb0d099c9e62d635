import type { PayloadAction } from '@reduxjs/toolkit'
import type { DoneStep } from 'src/constants/factorKinds'
import { doneOf, type FactorText, NO_FACTOR } from 'src/features/record/recordChanges'
import type { RecordState } from 'src/features/record/recordState'
import type { Deadline } from 'src/services/clock'
import type { StepExtras } from 'src/services/stepExtras'

/** How the record follows the steps after the password: the passed ones, and the code or request that the page waits for. */
export const stepReducers = {
  factorPassed: (state: RecordState, { payload: kind }: PayloadAction<DoneStep>) => {
    state.signIn.done = [...doneOf(state), kind]
  },
  /** A factor with a page is due: records the code that it waits for, and the extras of its step. */
  factorDue: (
    { factor, user }: RecordState,
    {
      payload: { text, extras = {} },
    }: PayloadAction<{ text?: FactorText | undefined; extras?: StepExtras | undefined }>,
  ) => {
    factor.extras = extras
    factor.newCodeAt = undefined
    if (!text) return
    factor.awaited = { mfaType: text.mfaType, timeoutS: text.timeoutS }
    user.guest = text.isGuest
  },
  /** The page of a code is shown for the first time: the time of the code begins (factors/countdown). */
  codeShown: ({ factor: { awaited } }: RecordState, { payload: ends }: PayloadAction<Deadline>) => {
    if (awaited) awaited.ends = ends
  },
  codeProlonged: (
    { factor: { awaited } }: RecordState,
    { payload }: PayloadAction<{ timeoutS: number; ends: Deadline }>,
  ) => {
    if (awaited) Object.assign(awaited, payload)
  },
  newCodeFixed: ({ factor }: RecordState, { payload: newCodeAt }: PayloadAction<Deadline>) => {
    factor.newCodeAt = newCodeAt
  },
  /** The step is finished, and the user must not return to it. */
  codeForgotten: (state: RecordState) => {
    state.factor = NO_FACTOR
  },
}
