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
  ['nothing is asked at first', undefined, { type: '@@init' }, { step: 'away', opening: 0 }],
  ['it is asked for', { step: 'away', opening: 0 }, proofActions.asked(place), asked],
  ['a password is checked, which is not kept', asked, proofActions.passwordEntered('secret'), checking],
  [
    'so is a passkey',
    asked,
    proofActions.passkeyPressed(),
    { step: 'checking', by: 'passkey', opening: 1, place },
  ],
  ['a second press changes nothing', checking, proofActions.passkeyPressed(), checking],
  ['a wrong proof says so', checking, proofActions.refused(problem), wrong],
  ['an edit takes that back', wrong, proofActions.edited(), asked],
  ['a right one says where to press again', checking, proofActions.proven(), proven],
  ['an answer that comes late opens nothing', away, proofActions.proven(), away],
  ['nor does a refusal', away, proofActions.refused(problem), away],
  ['the person goes on without', checking, proofActions.left(), away],
  ['the person signs in anew', asked, proofActions.signInPressed(), away],
  [
    'the next press takes the news back',
    proven,
    accountEvents.actPressed({ kind: 'signOutElsewhere' }),
    away,
  ],
  ['so does another removal', proven, passkeyListActions.removePressed('a'), away],
  ['a page that is shown again begins anew', proven, passkeyListActions.listRequested(), away],
  ['a sign-out ends it', asked, sessionEvents.signedOut(), away],
  [
    'so does another person',
    checking,
    sessionEvents.overtaken({ by: 'otherAccount', mark: undefined }),
    away,
  ],
]

// (security-page/proof)
test.each(table)('%s', (_rule, before, event, after) => {
  expect(proofSlice.reducer(before, event)).toStrictEqual(after)
})
