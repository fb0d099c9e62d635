import { markOutcome, type MarkFacts, type MarkOutcome } from 'src/features/session/record/markOutcome'

const OWN = { id: 'm1', who: 'aa', username: 'ada' }
const NOBODYS = { id: 'm1', who: 'aa' }
const LATEST = { id: 'm2', who: 'bb' }
const FACTS: MarkFacts = { current: LATEST, own: OWN, underWay: false, samePerson: false }

// (one-sign-in/whose, one-sign-in/ended)
const table: [rule: string, facts: Partial<MarkFacts>, verdict: MarkOutcome][] = [
  ['no mark says nothing', { current: undefined }, 'unchanged'],
  ['the own mark changes nothing', { current: { id: 'm1', who: 'aa' } }, 'unchanged'],
  ['somebody else’s sign-in ends the page’s', {}, 'end'],
  ['so does a sign-out', { current: { id: 'm2', who: '', ended: true } }, 'end'],
  ['the same person goes on', { samePerson: true }, 'take'],
  ['a page that has begun nothing has nothing to end', { own: NOBODYS }, 'take'],
  ['nor has one without a mark', { own: undefined }, 'take'],
  ['a password that is being checked begins the latest sign-in itself', { underWay: true }, 'take'],
  [
    'a sign-out elsewhere does not end it either',
    { underWay: true, current: { id: 'm2', who: '', ended: true } },
    'take',
  ],
]
test.each(table)('%s', (_rule, facts, verdict) => {
  expect(markOutcome({ ...FACTS, ...facts })).toBe(verdict)
})
