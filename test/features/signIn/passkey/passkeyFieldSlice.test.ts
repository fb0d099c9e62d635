import type { UnknownAction } from '@reduxjs/toolkit'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { loginActions } from 'src/features/signIn/loginSlice'
import {
  fieldOfferActions,
  passkeyFieldSlice,
  type FieldOfferState,
} from 'src/features/signIn/passkey/passkeyFieldSlice'
import { passkeyActions } from 'src/features/signIn/passkey/passkeySignInSlice'

const [soon, late] = [1, 2].map(minutes => ({ monotonicMs: minutes * 60_000, wallMs: minutes * 60_000 })) as [
  { monotonicMs: number; wallMs: number },
  { monotonicMs: number; wallMs: number },
]
const begun: FieldOfferState = { pause: soon }
const failed: FieldOfferState = { rests: true }
const limited: FieldOfferState = { rests: true, retry: late }
const seen = sessionEvents.pageNoticed({ kind: 'seen' })

// (passkeys/autofill)
test.each<[rule: string, before: FieldOfferState, event: UnknownAction, after: FieldOfferState]>([
  ['an offer is followed by a pause', {}, fieldOfferActions.begun(soon), begun],
  [
    'an offer after the server’s time clears that time',
    { retry: late },
    fieldOfferActions.begun(soon),
    begun,
  ],
  ['a failed offer is not repeated', begun, fieldOfferActions.failed(), failed],
  ['a failed offer is not repeated before the server’s time', begun, fieldOfferActions.failed(late), limited],
  ['a failed offer may be repeated once the page becomes visible', failed, seen, {}],
  ['or restored', failed, sessionEvents.pageRestored(), {}],
  ['a page that becomes visible keeps the server’s time', limited, seen, { retry: late }],
  ['a page that becomes visible keeps the pause', begun, seen, begun],
  ['arriving from another page clears the pause', { ...begun, rests: true }, fieldOfferActions.arrived(), {}],
  [
    'arriving from another page keeps the server’s time',
    limited,
    fieldOfferActions.arrived(),
    { retry: late },
  ],
  [
    'going online does not allow another offer',
    failed,
    sessionEvents.pageNoticed({ kind: 'online' }),
    failed,
  ],
  ['an edit changes nothing', begun, loginActions.usernameEdited('x'), begun],
  ['pressing the button ends the pause', begun, passkeyActions.buttonPressed(), {}],
  ['choosing a passkey ends the pause', begun, passkeyActions.chosen(), {}],
  [
    'submitting a password ends the pause',
    begun,
    loginActions.passwordSubmitted({ username: 'x', password: 'y' }),
    {},
  ],
  [
    'pressing the button does not allow another offer after a failure',
    limited,
    passkeyActions.buttonPressed(),
    limited,
  ],
])('%s', (_rule, before, event, after) => {
  expect(passkeyFieldSlice.reducer(before, event)).toStrictEqual(after)
})
