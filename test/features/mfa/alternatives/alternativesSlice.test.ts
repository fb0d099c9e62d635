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
  ['choosing a factor starts a request', offered, chosen('email'), choosing],
  ['the next choice clears the problem', refused, chosen('email'), choosing],
  ['a second choice is ignored until the first is answered', choosing, chosen('totp'), choosing],
  ['a rejection allows all choices again', choosing, reject(PROBLEM), refused],
  ['a late rejection is ignored', offered, reject(PROBLEM), offered],
  ['a new page allows all choices', choosing, begun(), offered],
  ['typing a code clears the problem', refused, codeActions.edited(), offered],
  ['typing a code does not end a choice', choosing, codeActions.edited(), choosing],
  [
    'submitting a code clears the problem',
    refused,
    codeActions.submitted({ kind: 'totp', code: '1' }),
    offered,
  ],
  ['another code', refused, newCodeActions.newCodePressed(), offered],
  ['resending a request clears the problem', refused, resendActions.resendPressed(), offered],
  ['using a passkey clears the problem', refused, passkeyFactorActions.buttonPressed(), offered],
])('%s', (_rule, before, action, after) => {
  expect(alternativesSlice.reducer(before, action)).toEqual(after)
})
