import { offerActions, passkeyOfferSlice, type OfferState } from 'src/features/passkeys/passkeyOfferSlice'

const problem = { code: 'passkeyCancelled', status: 400 } as const
const away: OfferState = { step: 'away' }
const offered: OfferState = { step: 'offered' }
const refused: OfferState = { step: 'offered', problem }
const creating: OfferState = { step: 'creating' }
const saved: OfferState = { step: 'ending', saved: true }
const declined: OfferState = { step: 'ending', saved: false }

type Event = Parameters<typeof passkeyOfferSlice.reducer>[1]

const table: [rule: string, before: OfferState | undefined, event: Event, after: OfferState][] = [
  ['no passkey is offered at first', undefined, { type: '@@init' }, away],
  ['arriving offers a passkey', saved, offerActions.arrived(), offered],
  ['arriving again clears the last problem', refused, offerActions.arrived(), offered],
  ['accepting the offer clears the last problem', refused, offerActions.accepted(), creating],
  ['a passkey that could not be created is offered again', creating, offerActions.failed(problem), refused],
  ['a saved passkey continues the sign-in', creating, offerActions.saved(), saved],
  ["'Not now' continues the sign-in", refused, offerActions.declined(), declined],
  [
    "'Not now' continues the sign-in while the browser shows its dialog",
    creating,
    offerActions.declined(),
    declined,
  ],
]
test.each(table)('%s', (_rule, before, event, after) => {
  expect(passkeyOfferSlice.reducer(before, event)).toStrictEqual(after)
})

test.each<[rule: string, before: OfferState, event: Event]>([
  ['accepting changes nothing without an offer', away, offerActions.accepted()],
  ['accepting changes nothing after the end', declined, offerActions.accepted()],
  ["'Not now' changes nothing after the passkey is saved", saved, offerActions.declined()],
])('%s', (_rule, before, event) => {
  expect(passkeyOfferSlice.reducer(before, event)).toBe(before)
})
