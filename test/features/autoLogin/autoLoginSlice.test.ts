import { autoLoginEvents } from 'src/features/autoLogin/autoLoginEvents'
import {
  autoLoginActions,
  autoLoginSlice,
  type AutoLoginState,
  selectReplacesScreen,
  selectAutoLogin,
} from 'src/features/autoLogin/autoLoginSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'

const address = 'https://harbor.example/online/'
const hosts = ['nas.local']
const asking: AutoLoginState = { step: 'asking', hosts }
const idle: AutoLoginState = { step: 'idle' }
const ends = { monotonicMs: 1, wallMs: 2 }
const notifying: AutoLoginState = { step: 'notifying', answered: 2, total: 5, ends }
const leaving: AutoLoginState = { step: 'leaving' }
const told: AutoLoginState = { step: 'told', names: hosts, denied: true, staying: false }
const popupNotified: AutoLoginState = { step: 'popupNotified', address }
const { localHostsFound, hostsLeftOut, leftOutTold, leftOutKept } = autoLoginActions
const { hostsCounted, hostsAnswered, notified, cancelled } = autoLoginActions
const { localHostsWanted, localHostsSkipped, leftOutRead, skipped } = autoLoginEvents

type Event = Parameters<typeof autoLoginSlice.reducer>[1]

const overtaken = sessionEvents.overtaken({ by: 'otherAccount', mark: undefined })

const table: [rule: string, before: AutoLoginState | undefined, event: Event, after: AutoLoginState][] = [
  // (one-sign-in/ended)
  ['another tab’s sign-in ends the way out', leaving, overtaken, idle],
  ['and the wait for the hosts', notifying, overtaken, idle],
  ['a sign-in whose window was told is over already', popupNotified, overtaken, popupNotified],
  ['no sign-in ends at first', undefined, { type: '@@init' }, idle],
  [
    'the hosts are counted, and none has answered',
    idle,
    hostsCounted({ total: 5, ends }),
    { ...notifying, answered: 0 },
  ],
  [
    'another sign-in counts from the start',
    notifying,
    hostsCounted({ total: 3, ends }),
    { step: 'notifying', answered: 0, total: 3, ends },
  ],
  ['one more host has answered', notifying, hostsAnswered(3), { ...notifying, answered: 3 }],
  ['the person is asked for the local hosts', idle, localHostsFound(hosts), asking],
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
  ['who was left out is told', notifying, leftOutTold({ names: hosts, denied: true }), told],
  ['the person stays', told, leftOutKept(), { ...told, staying: true }],
  ['another tab’s sign-in ends the telling', told, overtaken, idle],
  ['nobody is left out', notifying, notified([]), leaving],
  ['the browser leaves when the hosts are told', notifying, notified(), leaving],
  ['the web app goes on in another window', leaving, autoLoginActions.popupNotified(address), popupNotified],
  ['an end that is cancelled leaves nothing behind', notifying, cancelled(), idle],
  ['a page that the browser kept is not about to leave', leaving, sessionEvents.pageRestored(), idle],
  ['signing out leaves nothing behind', popupNotified, sessionEvents.signedOut(), idle],
]
test.each(table)('%s', (_rule, before, event, after) => {
  expect(autoLoginSlice.reducer(before, event)).toStrictEqual(after)
})

test.each<[rule: string, before: AutoLoginState, event: Event]>([
  ['as many answers as before change nothing', notifying, hostsAnswered(2)],
  ['nobody was left out at first', { ...notifying, leftOut: [] }, hostsLeftOut([])],
  ['those left out are the same', { ...notifying, leftOut: ['nas.local'] }, hostsLeftOut(['nas.local'])],
  ['an answer to the question changes nothing until somebody is called', asking, localHostsWanted()],
  ['nor does another', asking, localHostsSkipped()],
  ['a person who has read it changes nothing until the browser leaves', told, leftOutRead()],
  ['nobody stays who is not told', leaving, leftOutKept()],
  ['an answer that comes late does not stop the leaving', leaving, hostsAnswered(3)],
  ['a person who does not wait changes nothing until the hosts are told', notifying, skipped()],
])('%s', (_rule, before, event) => {
  expect(autoLoginSlice.reducer(before, event)).toBe(before)
})

test.each([
  ['a sign-in that does not end keeps its screen', idle, false],
  ['the question replaces the screen', asking, true],
  ['the notified hosts replace the screen', notifying, true],
  ['who is told replaces the screen', told, true],
  ['a page that leaves replaces the screen', leaving, true],
  ['a sign-in whose window was told replaces the screen', popupNotified, true],
])('%s', (_rule, autoLogin, completing) => {
  expect(selectReplacesScreen({ autoLogin })).toBe(completing)
})

test('a selector gives the end of the sign-in', () => {
  expect(selectAutoLogin({ autoLogin: popupNotified })).toBe(popupNotified)
})
