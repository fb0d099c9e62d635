import {
  codeActions,
  factorCodeSlice,
  type CodeRequest,
  type CodeState,
  newCodeActions,
  newCodeSlice,
  type NewCodeState,
} from 'src/features/mfa/factorCodeSlice'
import { UNTIL } from 'scenarios/scenario'
import { resendActions, resendSlice, type ResendState } from 'src/features/mfa/approval/resendSlice'
import {
  passkeyFactorActions,
  passkeyFactorSlice,
  type PasskeyFactorState,
} from 'src/features/mfa/passkey/passkeyFactorSlice'
import type { UnknownAction } from '@reduxjs/toolkit'
import {
  alternativesActions,
  alternativesSlice,
  type AlternativesState,
} from 'src/features/mfa/alternatives/alternativesSlice'

describe('a code', () => {
  const text: CodeRequest = { kind: 'text', mfaType: 'sms' }
  const oneTime: CodeRequest = { kind: 'oneTime', form: 'code' }
  const problem = { code: 'invalidCode', triesLeft: 2 } as const
  const code = { kind: 'text', mfaType: 'sms', code: '012345', trustDevice: true } as const

  const away: CodeState = { step: 'away' }
  const editing: CodeState = { step: 'editing', request: text, visit: 2, attempt: 3 }
  const refused: CodeState = { ...editing, problem }
  const sending: CodeState = { ...editing, step: 'sending' }
  const accepted: CodeState = { ...editing, step: 'accepted' }

  type Action = Parameters<typeof factorCodeSlice.reducer>[1]

  const table: [rule: string, before: CodeState, action: Action, after: CodeState][] = [
    [
      'the first request starts the first visit and its first attempt',
      away,
      codeActions.codeRequested(text),
      { step: 'editing', request: text, visit: 1, attempt: 1 },
    ],
    [
      'another request starts another visit without a problem',
      refused,
      codeActions.codeRequested(oneTime),
      { step: 'editing', request: oneTime, visit: 3, attempt: 1 },
    ],
    ['an edit clears the problem', refused, codeActions.edited(), editing],
    ['a new code clears the problem of the previous one', refused, newCodeActions.sent(), editing],
    ['submitting a code sends it and clears the problem', refused, codeActions.submitted(code), sending],
    [
      'a rejected code shows the problem and starts another attempt',
      sending,
      codeActions.refused(problem),
      { ...refused, attempt: 4 },
    ],
    ['a correct code is accepted', sending, codeActions.accepted(), accepted],
    ['leaving clears the request', refused, codeActions.left(), away],
  ]
  test.each(table)('%s', (_rule, before, action, after) => {
    expect(factorCodeSlice.reducer(before, action)).toStrictEqual(after)
  })

  test.each<[event: string, on: string, state: CodeState, action: Action]>([
    ['an edit', 'no page', away, codeActions.edited()],
    ['an edit', 'a page without a problem', editing, codeActions.edited()],
    ['an edit', 'a page that sends', sending, codeActions.edited()],
    ['a code', 'no page', away, codeActions.submitted(code)],
    ['a second code', 'a page that sends', sending, codeActions.submitted(code)],
    ['a second code', 'a page whose code was right', accepted, codeActions.submitted(code)],
    ['a refusal', 'no page', away, codeActions.refused(problem)],
    ['a refusal', 'a page that sends nothing', editing, codeActions.refused(problem)],
    ['a refusal', 'a page whose code was right', accepted, codeActions.refused(problem)],
    ['an acceptance', 'no page', away, codeActions.accepted()],
    ['an acceptance', 'a page that sends nothing', refused, codeActions.accepted()],
  ])('%s changes nothing on %s', (_event, _on, state, action) => {
    expect(factorCodeSlice.reducer(state, action)).toBe(state)
  })
})

describe('another code', () => {
  const problem = { code: 'tryAgainLater', until: UNTIL } as const

  const none: NewCodeState = { step: 'none' }
  const offered: NewCodeState = { step: 'offered', sent: 2 }
  const failed: NewCodeState = { ...offered, problem }
  const sending: NewCodeState = { step: 'sending', sent: 2 }

  type Action = Parameters<typeof newCodeSlice.reducer>[1]

  test.each<[rule: string, before: NewCodeState, action: Action, after: NewCodeState]>([
    ['a page with another code offers it', failed, newCodeActions.offered(), { step: 'offered', sent: 0 }],
    ['a page without another code shows no offer', failed, newCodeActions.withheld(), none],
    ['requesting another code clears the problem', failed, newCodeActions.newCodePressed(), sending],
    ['a sent code counts, the next is offered', sending, newCodeActions.sent(), { step: 'offered', sent: 3 }],
    ['an unsent code shows the problem and does not count', sending, newCodeActions.failed(problem), failed],
  ])('%s', (_rule, before, action, after) => {
    expect(newCodeSlice.reducer(before, action)).toStrictEqual(after)
  })

  test.each<[event: string, on: string, state: NewCodeState, action: Action]>([
    ['a request', 'a page without another code', none, newCodeActions.newCodePressed()],
    ['a second request', 'a page that sends', sending, newCodeActions.newCodePressed()],
    ['a late code', 'a page without another code', none, newCodeActions.sent()],
    ['a late code', 'a page that has not asked', failed, newCodeActions.sent()],
    ['a late failure', 'a page without another code', none, newCodeActions.failed(problem)],
    ['a late failure', 'a page that has not asked', offered, newCodeActions.failed(problem)],
  ])('%s changes nothing on %s', (_event, _on, state, action) => {
    expect(newCodeSlice.reducer(state, action)).toBe(state)
  })
})

describe('another request', () => {
  const problem = { code: 'tryAgainLater', until: UNTIL } as const
  const idle: ResendState = { step: 'idle' }
  const sending: ResendState = { step: 'sending' }
  const sent: ResendState = { step: 'sent' }
  const told: ResendState = { step: 'told' }
  const failed: ResendState = { step: 'failed', problem }

  type Action = Parameters<typeof resendSlice.reducer>[1]

  test.each<[rule: string, before: ResendState, action: Action, after: ResendState]>([
    ['a new approval clears the failure', failed, resendActions.begun(), idle],
    ['resending clears the failure', failed, resendActions.resendPressed(), sending],
    ['pressing Resend sends a request', sending, resendActions.sent(), sent],
    ['a request that was sent is reported', sent, resendActions.told(), told],
    ['a request that could not be sent shows the problem', sending, resendActions.failed(problem), failed],
  ])('%s', (_rule, before, action, after) => {
    expect(resendSlice.reducer(before, action)).toStrictEqual(after)
  })

  test.each([idle, sending, failed])('no notice is shown for a request that is $step', state => {
    expect(resendSlice.reducer(state, resendActions.told())).toBe(state)
  })
})

describe('a passkey', () => {
  const problem = { code: 'passkeyCancelled' } as const
  const away: PasskeyFactorState = { step: 'away' }
  const ready: PasskeyFactorState = { step: 'ready', visit: 2 }
  const refused: PasskeyFactorState = { ...ready, problem }
  const proving: PasskeyFactorState = { step: 'proving', visit: 2 }
  const accepted: PasskeyFactorState = { step: 'accepted', visit: 2 }

  type Action = Parameters<typeof passkeyFactorSlice.reducer>[1]

  test.each<[rule: string, before: PasskeyFactorState, action: Action, after: PasskeyFactorState]>([
    ['the first arrival begins a visit', away, passkeyFactorActions.arrived(), { step: 'ready', visit: 1 }],
    [
      'another arrival starts another visit without a problem',
      refused,
      passkeyFactorActions.arrived(),
      { step: 'ready', visit: 3 },
    ],
    [
      'pressing the button requests the passkey and clears the problem',
      refused,
      passkeyFactorActions.buttonPressed(),
      proving,
    ],
    ['a rejection shows the problem and the button', proving, passkeyFactorActions.refused(problem), refused],
    ['rejected checks show the problem', accepted, passkeyFactorActions.refused(problem), refused],
    [
      'a new rejection replaces the problem',
      { ...ready, problem: { code: 'offline' } },
      passkeyFactorActions.refused(problem),
      refused,
    ],
    ['a correct passkey is accepted', proving, passkeyFactorActions.accepted(), accepted],
  ])('%s', (_rule, before, action, after) => {
    expect(passkeyFactorSlice.reducer(before, action)).toStrictEqual(after)
  })

  test.each<[event: string, on: string, state: PasskeyFactorState, action: Action]>([
    ['a press', 'no page', away, passkeyFactorActions.buttonPressed()],
    ['a second press', 'a page that asks already', proving, passkeyFactorActions.buttonPressed()],
    ['a press', 'a page whose proof was right', accepted, passkeyFactorActions.buttonPressed()],
    ['a refusal', 'no page', away, passkeyFactorActions.refused(problem)],
    ['an acceptance', 'no page', away, passkeyFactorActions.accepted()],
    ['an acceptance', 'a page that asks nothing', refused, passkeyFactorActions.accepted()],
  ])('%s changes nothing on %s', (_event, _on, state, action) => {
    expect(passkeyFactorSlice.reducer(state, action)).toBe(state)
  })
})

describe('another factor', () => {
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
    ['a code clears the problem', refused, codeActions.submitted({ kind: 'totp', code: '1' }), offered],
    ['another code', refused, newCodeActions.newCodePressed(), offered],
    ['resending a request clears the problem', refused, resendActions.resendPressed(), offered],
    ['using a passkey clears the problem', refused, passkeyFactorActions.buttonPressed(), offered],
  ])('%s', (_rule, before, action, after) => {
    expect(alternativesSlice.reducer(before, action)).toEqual(after)
  })
})
