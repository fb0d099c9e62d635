import type { PayloadAction } from '@reduxjs/toolkit'
import type { DoneStep } from 'src/constants/factorKinds'
import { changed, doneOf, type FactorText, NO_CODE } from 'src/features/record/recordChanges'
import type { RecordState } from 'src/features/record/recordState'
import type { Deadline } from 'src/services/clock'
import { presentFields, type StepExtras } from 'src/services/stepExtras'

/** How the record follows the steps after the password: what was passed, and the code or request that is waited for. */
export const stepReducers = {
  factorPassed: (state: RecordState, { payload: kind }: PayloadAction<DoneStep>): RecordState =>
    changed(state, { done: [...doneOf(state), kind] }),
  /** A factor with a page is due: records the code that it waits for, and the extras of its step. */
  factorDue: (
    state: RecordState,
    {
      payload: { text, extras },
    }: PayloadAction<{ text?: FactorText | undefined; extras?: StepExtras | undefined }>,
  ): RecordState =>
    changed(state, {
      ...(text && { awaited: { mfaType: text.mfaType, timeoutS: text.timeoutS }, guest: text.isGuest }),
      extras: extras ?? {},
      newCodeAt: undefined,
    }),
  /** The page of a code is shown for the first time: the time of the code begins (factors/countdown). */
  codeShown: (state: RecordState, { payload: ends }: PayloadAction<Deadline>): RecordState =>
    state.awaited ? changed(state, { awaited: { ...state.awaited, ends } }) : state,
  codeProlonged: (
    state: RecordState,
    { payload: { timeoutS, ends } }: PayloadAction<{ timeoutS: number; ends: Deadline }>,
  ): RecordState =>
    state.awaited ? changed(state, { awaited: { ...state.awaited, timeoutS, ends } }) : state,
  newCodeFixed: (state: RecordState, { payload: newCodeAt }: PayloadAction<Deadline>): RecordState =>
    changed(state, { newCodeAt }),
  /** A step is finished, so that nobody returns to it. */
  codeForgotten: (state: RecordState): RecordState => changed(state, NO_CODE),
  /** A poll has brought the facts of an approval's request. Until there are any, the alternatives of its step stay (alternatives/step). */
  requestTold: (state: RecordState, { payload: extras }: PayloadAction<StepExtras>): RecordState => ({
    ...state,
    extras: Object.keys(extras).length > 0 ? extras : presentFields(state.extras, []),
  }),
  /** The request is sent again: its number, time and place are no longer those of the one before (factors/resend). */
  requestRenewed: (state: RecordState): RecordState => ({
    ...state,
    extras: presentFields(state.extras, ['trustDays']),
  }),
}
