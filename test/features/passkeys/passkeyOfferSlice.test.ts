import {
  offerActions,
  passkeyOfferSlice,
  type OfferState,
  selectOffer,
} from 'src/features/passkeys/passkeyOfferSlice'

const problem = { code: 'passkeyCancelled', status: 400 } as const
const away: OfferState = { step: 'away' }
const offered: OfferState = { step: 'offered' }
const refused: OfferState = { step: 'offered', problem }
const creating: OfferState = { step: 'creating' }
const saved: OfferState = { step: 'ending', saved: true }
const declined: OfferState = { step: 'ending', saved: false }

type Event = Parameters<typeof passkeyOfferSlice.reducer>[1]

const table: [rule: string, before: OfferState | undefined, event: Event, after: OfferState][] = [
  ['nothing is offered at first', undefined, { type: '@@init' }, away],
  ['arriving offers a passkey', saved, offerActions.arrived(), offered],
  ['arriving again forgets the last problem', refused, offerActions.arrived(), offered],
  ['the person accepts, and the last problem is gone', refused, offerActions.accepted(), creating],
  ['a passkey that is not created is offered again', creating, offerActions.failed(problem), refused],
  ['a passkey that is saved lets the sign-in go on', creating, offerActions.saved(), saved],
  ["'Not now' lets the sign-in go on", refused, offerActions.declined(), declined],
  ["'Not now' counts while the browser asks", creating, offerActions.declined(), declined],
]
test.each(table)('%s', (_rule, before, event, after) => {
  expect(passkeyOfferSlice.reducer(before, event)).toStrictEqual(after)
})

test.each<[rule: string, before: OfferState, event: Event]>([
  ['nobody accepts what is not offered', away, offerActions.accepted()],
  ['nobody accepts after the end', declined, offerActions.accepted()],
  ["'Not now' comes too late for a passkey that is saved", saved, offerActions.declined()],
])('%s', (_rule, before, event) => {
  expect(passkeyOfferSlice.reducer(before, event)).toBe(before)
})

test('a passkey that is not created carries its problem for a ticket', () => {
  expect(offerActions.failed(problem).meta).toEqual({ problem })
})

test('a selector gives the offer', () => {
  expect(selectOffer({ passkeyOffer: refused })).toBe(refused)
})
