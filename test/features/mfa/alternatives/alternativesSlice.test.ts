import type { UnknownAction } from '@reduxjs/toolkit'
import {
  alternativesActions,
  alternativesSlice,
  type AlternativesState,
} from 'src/features/mfa/alternatives/alternativesSlice'
import { resendActions } from 'src/features/mfa/approval/resendSlice'
import { codeActions } from 'src/features/mfa/factorCodeSlice'
import { passkeyFactorActions } from 'src/features/mfa/passkey/passkeyFactorSlice'
import { newCodeActions } from 'src/features/mfa/textCode/newCodeSlice'

const PROBLEM = { code: 'serverTryLater' } as const
const offered: AlternativesState = { step: 'offered' }
const refused: AlternativesState = { step: 'offered', problem: PROBLEM }
const choosing: AlternativesState = { step: 'choosing', type: 'email' }
const { begun, chosen, refused: reject } = alternativesActions

// (alternatives/choice, alternatives/failed)
test.each<[rule: string, before: AlternativesState, action: UnknownAction, after: AlternativesState]>([
  ['a choice is made', offered, chosen('email'), choosing],
  ['the next choice takes the problem away', refused, chosen('email'), choosing],
  ['a second choice waits for the response to the first', choosing, chosen('totp'), choosing],
  ['a rejection offers all again', choosing, reject(PROBLEM), refused],
  ['a late rejection says nothing', offered, reject(PROBLEM), offered],
  ['a new page offers all', choosing, begun(), offered],
  ['a code that is typed takes the problem away', refused, codeActions.edited(), offered],
  ['a code that is typed does not end a choice', choosing, codeActions.edited(), choosing],
  ['a code that is sent', refused, codeActions.submitted({ kind: 'totp', code: '1' }), offered],
  ['another code', refused, newCodeActions.newCodePressed(), offered],
  ['a request that is sent again', refused, resendActions.resendPressed(), offered],
  ['a passkey that is used', refused, passkeyFactorActions.buttonPressed(), offered],
])('%s', (_rule, before, action, after) => {
  expect(alternativesSlice.reducer(before, action)).toEqual(after)
})
