import {
  passkeyFactorActions,
  passkeyFactorSlice,
  type PasskeyFactorState,
} from 'src/features/mfa/passkey/passkeyFactorSlice'

const problem = { code: 'passkeyCancelled' } as const
const away: PasskeyFactorState = { step: 'away' }
const ready: PasskeyFactorState = { step: 'ready', visit: 2 }
const refused: PasskeyFactorState = { ...ready, problem }
const proving: PasskeyFactorState = { step: 'proving', visit: 2 }
const accepted: PasskeyFactorState = { step: 'accepted', visit: 2 }

type Action = Parameters<typeof passkeyFactorSlice.reducer>[1]

test.each<[rule: string, before: PasskeyFactorState, action: Action, after: PasskeyFactorState]>([
  [
    'the first arrival starts the first visit',
    away,
    passkeyFactorActions.arrived(),
    { step: 'ready', visit: 1 },
  ],
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
  [
    'a rejection offers the button again and shows the problem',
    proving,
    passkeyFactorActions.refused(problem),
    refused,
  ],
  [
    'a rejection by the post-factor checks shows the problem',
    accepted,
    passkeyFactorActions.refused(problem),
    refused,
  ],
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

test('a rejection passes its problem on to a support ticket', () => {
  expect(passkeyFactorActions.refused(problem)).toStrictEqual({
    type: 'passkeyFactor/refused',
    payload: problem,
    meta: { problem },
  })
})

test('no page requests a passkey at first', () => {
  expect(passkeyFactorSlice.reducer(undefined, { type: '@@init' })).toStrictEqual({ step: 'away' })
})
