import {
  completionActions,
  completionReducer,
  type CompletionState,
  selectCompleting,
  selectCompletion,
} from 'src/features/autoLogin/completionSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'

const address = 'https://harbor.example/online/'
const asking: CompletionState = { step: 'asking' }
const idle: CompletionState = { step: 'idle' }
const notifying: CompletionState = { step: 'notifying', answered: 2, total: 5 }
const leaving: CompletionState = { step: 'leaving' }
const handedBack: CompletionState = { step: 'handedBack', address }
const { localHostsFound, localHostsWanted, localHostsSkipped, hostsLeftOut } = completionActions
const { hostsCounted, hostsAnswered, skipped, notified, brokenOff } = completionActions

type Event = Parameters<typeof completionReducer>[1]

const overtaken = sessionEvents.overtaken({ by: 'otherAccount', mark: undefined })

const table: [rule: string, before: CompletionState | undefined, event: Event, after: CompletionState][] = [
  // (one-sign-in/ended)
  ['another tab’s sign-in ends the way out', leaving, overtaken, idle],
  ['and the wait for the hosts', notifying, overtaken, idle],
  ['a sign-in that was handed back is over already', handedBack, overtaken, handedBack],
  ['no sign-in ends at first', undefined, { type: '@@init' }, idle],
  ['the hosts are counted, and none has answered', idle, hostsCounted(5), { ...notifying, answered: 0 }],
  [
    'another sign-in counts from the start',
    notifying,
    hostsCounted(3),
    { step: 'notifying', answered: 0, total: 3 },
  ],
  ['one more host has answered', notifying, hostsAnswered(3), { ...notifying, answered: 3 }],
  ['the person is asked for the local hosts', idle, localHostsFound(), { step: 'asking' }],
  [
    'hosts that are left out are named',
    notifying,
    hostsLeftOut(['nas.local']),
    { ...notifying, leftOut: ['nas.local'] },
  ],
  [
    'they are named until the browser has left',
    notifying,
    notified(['nas.local']),
    { ...leaving, leftOut: ['nas.local'] },
  ],
  ['nobody is left out', notifying, notified([]), leaving],
  ['the browser leaves when the hosts are told', notifying, notified(), leaving],
  ['the web app goes on in another window', leaving, completionActions.handedBack(address), handedBack],
  ['an end that is broken off leaves nothing behind', notifying, brokenOff(), idle],
  ['a page that the browser kept is not about to leave', leaving, sessionEvents.pageRestored(), idle],
  ['signing out leaves nothing behind', handedBack, sessionEvents.signedOut(), idle],
]
test.each(table)('%s', (_rule, before, event, after) => {
  expect(completionReducer(before, event)).toStrictEqual(after)
})

test.each<[rule: string, before: CompletionState, event: Event]>([
  ['as many answers as before change nothing', notifying, hostsAnswered(2)],
  ['nobody was left out at first', { ...notifying, leftOut: [] }, hostsLeftOut([])],
  ['those left out are the same', { ...notifying, leftOut: ['nas.local'] }, hostsLeftOut(['nas.local'])],
  [
    'an answer to the question changes nothing until somebody is called',
    { step: 'asking' },
    localHostsWanted(),
  ],
  ['nor does another', { step: 'asking' }, localHostsSkipped()],
  ['an answer that comes late does not stop the leaving', leaving, hostsAnswered(3)],
  ['a person who does not wait changes nothing until the hosts are told', notifying, skipped()],
])('%s', (_rule, before, event) => {
  expect(completionReducer(before, event)).toBe(before)
})

test.each([
  ['a sign-in that does not end keeps its screen', idle, false],
  ['the question replaces the screen', asking, true],
  ['the notified hosts replace the screen', notifying, true],
  ['a page that leaves replaces the screen', leaving, true],
  ['a sign-in that was handed back replaces the screen', handedBack, true],
])('%s', (_rule, completion, completing) => {
  expect(selectCompleting({ completion })).toBe(completing)
})

test('a selector gives the end of the sign-in', () => {
  expect(selectCompletion({ completion: handedBack })).toBe(handedBack)
})
