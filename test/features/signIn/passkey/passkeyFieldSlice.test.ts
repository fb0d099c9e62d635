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
  ['an offer is not repeated for a while', {}, fieldOfferActions.begun(soon), begun],
  [
    'one after the server’s time has no time of its own any more',
    { retry: late },
    fieldOfferActions.begun(soon),
    begun,
  ],
  ['one that failed rests', begun, fieldOfferActions.failed(), failed],
  ['for the server’s own time at least', begun, fieldOfferActions.failed(late), limited],
  ['until the page is seen', failed, seen, {}],
  ['or restored', failed, sessionEvents.pageRestored(), {}],
  ['the server’s own time stays', limited, seen, { retry: late }],
  ['and so does the pause', begun, seen, begun],
  [
    'a person who comes back from another page begins anew',
    { ...begun, rests: true },
    fieldOfferActions.arrived(),
    {},
  ],
  ['except for the server’s own time', limited, fieldOfferActions.arrived(), { retry: late }],
  ['a page that is online again is not seen', failed, sessionEvents.pageNoticed({ kind: 'online' }), failed],
  ['an edit changes nothing', begun, loginActions.usernameEdited('x'), begun],
  ['a press of the button ends the pause', begun, passkeyActions.buttonPressed(), {}],
  ['a choice ends the pause', begun, passkeyActions.chosen(), {}],
  ['a password ends the pause', begun, loginActions.passwordSubmitted({ username: 'x', password: 'y' }), {}],
  ['but no rest', limited, passkeyActions.buttonPressed(), limited],
])('%s', (_rule, before, event, after) => {
  expect(passkeyFieldSlice.reducer(before, event)).toStrictEqual(after)
})
