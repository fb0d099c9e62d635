import { autoLoginEvents } from 'src/features/autoLogin/autoLoginEvents'
import {
  autoLoginActions,
  autoLoginSlice,
  type AutoLoginState,
  selectReplacesScreen,
} from 'src/features/autoLogin/autoLoginSlice'
import { hostsToCall } from 'src/features/autoLogin/hostsToCall'
import { sessionEvents } from 'src/features/session/sessionEvents'
import type { LocalHost } from 'src/services/addresses/localHost'

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
  ['another tab’s sign-in cancels the redirect', leaving, overtaken, idle],
  ['another tab’s sign-in ends the wait for the hosts', notifying, overtaken, idle],
  ['a sign-in that has notified its opener is already complete', popupNotified, overtaken, popupNotified],
  ['no sign-in is ending at first', undefined, { type: '@@init' }, idle],
  ['hosts count before they answer', idle, hostsCounted({ total: 5, ends }), { ...notifying, answered: 0 }],
  [
    'another sign-in starts a new count',
    notifying,
    hostsCounted({ total: 3, ends }),
    { step: 'notifying', answered: 0, total: 3, ends },
  ],
  ['each answer increases the count', notifying, hostsAnswered(3), { ...notifying, answered: 3 }],
  ['local hosts prompt the question', idle, localHostsFound(hosts), asking],
  ['skipped hosts appear', notifying, hostsLeftOut(['nas.local']), { ...notifying, leftOut: ['nas.local'] }],
  [
    'skipped hosts stay listed until the browser has left',
    notifying,
    notified(['nas.local']),
    { ...leaving, leftOut: ['nas.local'] },
  ],
  ['the user sees which hosts were skipped', notifying, leftOutTold({ names: hosts, denied: true }), told],
  ['the user can stay on the page', told, leftOutKept(), { ...told, staying: true }],
  ['another tab’s sign-in ends the notice about skipped hosts', told, overtaken, idle],
  ['if no host was skipped, the browser leaves', notifying, notified([]), leaving],
  ['the browser leaves when the hosts are notified', notifying, notified(), leaving],
  ['the app continues in another window', leaving, autoLoginActions.popupNotified(address), popupNotified],
  ['a cancelled end leaves no state behind', notifying, cancelled(), idle],
  ['a page restored from the cache is not about to leave', leaving, sessionEvents.pageRestored(), idle],
  ['signing out leaves no state behind', popupNotified, sessionEvents.signedOut(), idle],
]
test.each(table)('%s', (_rule, before, event, after) => {
  expect(autoLoginSlice.reducer(before, event)).toStrictEqual(after)
})

test.each<[rule: string, before: AutoLoginState, event: Event]>([
  ['a repeated count changes nothing', notifying, hostsAnswered(2)],
  ['an empty list of skipped hosts changes nothing', { ...notifying, leftOut: [] }, hostsLeftOut([])],
  ['the same hosts change nothing', { ...notifying, leftOut: ['nas.local'] }, hostsLeftOut(['nas.local'])],
  ['accepting the local hosts changes nothing until the calls begin', asking, localHostsWanted()],
  ['skipping the local hosts changes nothing until the calls begin', asking, localHostsSkipped()],
  ['dismissing the notice changes nothing until the browser leaves', told, leftOutRead()],
  ['a user who has not seen the notice cannot stay', leaving, leftOutKept()],
  ['a late answer does not stop the redirect', leaving, hostsAnswered(3)],
  ['skipping the wait changes nothing until the hosts are notified', notifying, skipped()],
])('%s', (_rule, before, event) => {
  expect(autoLoginSlice.reducer(before, event)).toBe(before)
})

test.each([
  ['a sign-in that is not ending keeps its screen', idle, false],
  ['the question replaces the screen', asking, true],
  ['the notified hosts replace the screen', notifying, true],
  ['the notice about skipped hosts replaces the screen', told, true],
  ['a redirect replaces the screen', leaving, true],
  ['a sign-in that has notified its opener replaces the screen', popupNotified, true],
])('%s', (_rule, autoLogin, completing) => {
  expect(selectReplacesScreen({ autoLogin })).toBe(completing)
})

// (sign-in/local-hosts)
test('a local host is left out if it has no trusted address or the browser denies its space', () => {
  const local: LocalHost[] = [
    { name: 'nas', origin: 'http://nas', space: 'local' },
    { name: 'own', origin: 'http://own', space: 'loopback' },
    { name: 'odd', space: 'loopback' },
  ]
  expect(hostsToCall(['https://a', 'http://nas', 'http://own'], local, { local: 'denied' })).toEqual({
    called: ['https://a', 'http://own'],
    tally: {
      open: new Map([['http://own', 'own']]),
      leftOut: [
        { name: 'nas', why: 'denied' },
        { name: 'odd', why: 'address' },
      ],
    },
  })
})
