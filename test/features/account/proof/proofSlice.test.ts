import { accountEvents } from 'src/features/account/accountEvents'
import { passkeyListActions } from 'src/features/account/passkeyListSlice'
import { proofActions, proofSlice, type ProofState } from 'src/features/account/proof/proofSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'

const problem = { code: 'wrongPassword' } as const
const place = 'removePasskey' as const
const away: ProofState = { step: 'away', opening: 1 }
const asked: ProofState = { step: 'asked', opening: 1, place }
const wrong: ProofState = { step: 'asked', opening: 1, place, problem }
const checking: ProofState = { step: 'checking', by: 'password', opening: 1, place }
const proven: ProofState = { step: 'proven', opening: 1, place }

type Event = Parameters<typeof proofSlice.reducer>[1]

const table: [rule: string, before: ProofState | undefined, event: Event, after: ProofState][] = [
  ['no proof is requested at first', undefined, { type: '@@init' }, { step: 'away', opening: 0 }],
  ['an act that needs a proof requests one', { step: 'away', opening: 0 }, proofActions.asked(place), asked],
  ['an entered password is checked and not stored', asked, proofActions.passwordEntered('secret'), checking],
  [
    'a passkey is checked',
    asked,
    proofActions.passkeyPressed(),
    { step: 'checking', by: 'passkey', opening: 1, place },
  ],
  ['a second press changes nothing', checking, proofActions.passkeyPressed(), checking],
  ['a wrong proof shows the problem', checking, proofActions.refused(problem), wrong],
  ['an edit clears the problem', wrong, proofActions.edited(), asked],
  [
    'a correct proof points to the button that must be pressed again',
    checking,
    proofActions.proven(),
    proven,
  ],
  ['a late confirmation does not open the dialog again', away, proofActions.proven(), away],
  ['a late rejection does not open the dialog again', away, proofActions.refused(problem), away],
  ['leaving ends the request', checking, proofActions.left(), away],
  ['signing in again ends the request', asked, proofActions.signInPressed(), away],
  [
    'pressing another button clears the notice about the proof',
    proven,
    accountEvents.actPressed({ kind: 'signOutElsewhere' }),
    away,
  ],
  [
    'removing a passkey clears the notice about the proof',
    proven,
    passkeyListActions.removePressed('a'),
    away,
  ],
  ['a page that is shown again starts afresh', proven, passkeyListActions.listRequested(), away],
  ['a sign-out ends the request', asked, sessionEvents.signedOut(), away],
  [
    'another account’s sign-in ends the request',
    checking,
    sessionEvents.overtaken({ by: 'otherAccount', mark: undefined }),
    away,
  ],
]

// (security-page/proof)
test.each(table)('%s', (_rule, before, event, after) => {
  expect(proofSlice.reducer(before, event)).toStrictEqual(after)
})
