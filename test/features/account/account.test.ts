import { ownPartsActions, ownPartsSlice, type OwnPartsState } from 'src/features/account/ownPartsSlice'
import {
  passkeyListActions,
  passkeyListSlice,
  type PasskeyListState,
} from 'src/features/account/passkeyListSlice'
import { accountEvents } from 'src/features/account/accountEvents'
import { proofActions, proofSlice, type ProofState } from 'src/features/account/proof/proofSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { matching, mostRelevantFirst } from 'src/features/account/shortList'
import type { Connected } from 'src/services/api/account/connectedService'
import { shortName, timeAgo } from 'src/features/account/cardParts'

describe('the parts of a page', () => {
  const problem = { code: 'serverLater', status: 500 } as const
  const laptop = { id: '1', name: 'Laptop', nearby: true }
  const [off, loading] = [{ state: 'off' }, { state: 'loading' }] as const
  const begun: OwnPartsState = {
    devices: loading,
    apps: loading,
    password: off,
    authenticators: off,
    recovery: off,
    trusted: off,
    nowMs: 0,
    leaving: false,
  }
  const full: OwnPartsState = { ...begun, password: loading, nowMs: 1000, leaving: true }
  const { arrived, requested, told, failed, trustEnded, left } = ownPartsActions

  type Event = Parameters<typeof ownPartsSlice.reducer>[1]

  // (security-page/regions)
  const table: [rule: string, before: OwnPartsState | undefined, event: Event, after: OwnPartsState][] = [
    ['the devices and apps load at first', undefined, { type: '@@init' }, begun],
    ['a page that is shown again starts afresh', full, arrived(2000), { ...begun, nowMs: 2000 }],
    [
      'only the parts that the company has are requested',
      begun,
      requested(['password', 'trusted']),
      { ...begun, password: loading, trusted: loading },
    ],
    [
      'a loaded part does not change the others',
      full,
      told({ devices: [laptop] }),
      { ...full, devices: { state: 'told', facts: [laptop] } },
    ],
    [
      'a part that fails does not change the others',
      full,
      failed({ part: 'apps', problem }),
      { ...full, apps: { state: 'failed', problem } },
    ],
    ['no trust ends before the devices are known', full, trustEnded('t'), full],
    ['leaving the page is recorded', begun, left(), { ...begun, leaving: true }],
  ]
  test.each(table)('%s', (_rule, before, event, after) => {
    expect(ownPartsSlice.reducer(before, event)).toStrictEqual(after)
  })
})

describe('the passkeys', () => {
  const problem = { code: 'serverLater', status: 500 } as const
  const phone = { id: 'a', name: 'Phone', usedMs: 1000 }
  const key = { id: 'b', name: 'Key' }
  const off: PasskeyListState = { state: 'off' }
  const loading: PasskeyListState = { state: 'loading' }
  const failedList: PasskeyListState = { state: 'failed', problem }
  const listed: PasskeyListState = { state: 'listed', rpId: 'harbor.example', list: [phone, key], removed: 2 }
  const removing: PasskeyListState = { ...listed, removing: 'a', problem }
  const {
    listRequested: asked,
    answered,
    failed,
    removePressed: removePressed,
    removed,
    notRemoved,
  } = passkeyListActions

  type Event = Parameters<typeof passkeyListSlice.reducer>[1]

  const table: [rule: string, before: PasskeyListState | undefined, event: Event, after: PasskeyListState][] =
    [
      ['the list is empty until the screen requests it', undefined, { type: '@@init' }, off],
      ['the screen requests the list again', removing, asked(), loading],
      [
        'a loaded list has no passkey that is being removed',
        loading,
        answered({ rpId: 'harbor.example', list: [phone] }),
        { state: 'listed', rpId: 'harbor.example', list: [phone], removed: 0 },
      ],
      [
        'a list that loads again starts a new count',
        removing,
        answered({ rpId: undefined, list: [] }),
        { state: 'listed', rpId: undefined, list: [], removed: 0 },
      ],
      ['a list that fails to load shows the problem', loading, failed(problem), failedList],
      ['Remove starts the removal of a passkey', listed, removePressed('b'), { ...listed, removing: 'b' }],
      [
        'another try clears the last problem',
        { ...listed, problem },
        removePressed('a'),
        { ...listed, removing: 'a' },
      ],
      [
        'a removed passkey leaves the list and is counted',
        removing,
        removed(),
        { ...listed, list: [key], removed: 3 },
      ],
      [
        'a passkey that could not be removed shows the problem',
        { ...listed, removing: 'a' },
        notRemoved(problem),
        { ...listed, problem },
      ],
    ]
  test.each(table)('%s', (_rule, before, event, after) => {
    expect(passkeyListSlice.reducer(before, event)).toStrictEqual(after)
  })

  test.each<[rule: string, before: PasskeyListState, event: Event]>([
    ['a second passkey cannot be removed until the first is gone', removing, removePressed('b')],
    ['no passkey can be removed before the list has loaded', loading, removePressed('a')],
    ['a late answer does not replace a list that is loading', loading, removed()],
    ['a late rejection does not replace a list that is loading', loading, notRemoved({ code: 'offline' })],
  ])('%s', (_rule, before, event) => {
    expect(passkeyListSlice.reducer(before, event)).toBe(before)
  })
})

describe('the proof', () => {
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
    ['an act may need a proof', { step: 'away', opening: 0 }, proofActions.asked(place), asked],
    ['a password is checked and not stored', asked, proofActions.passwordEntered('secret'), checking],
    [
      'a passkey is checked',
      asked,
      proofActions.passkeyPressed(),
      { step: 'checking', by: 'passkey', opening: 1, place },
    ],
    ['a second press changes nothing', checking, proofActions.passkeyPressed(), checking],
    ['a wrong proof shows the problem', checking, proofActions.refused(problem), wrong],
    ['an edit clears the problem', wrong, proofActions.edited(), asked],
    ['a proof points to the button to press again', checking, proofActions.proven(), proven],
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
    ['a removal clears the notice about the proof', proven, passkeyListActions.removePressed('a'), away],
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
})

describe('a list', () => {
  const device = (name: string, rest: Partial<Connected> = {}): Connected => ({
    id: name,
    name,
    nearby: false,
    ...rest,
  })
  const names = (list: Connected[]) => list.map(({ name }) => name)

  // (password-change/long-lists)
  test('this device comes first; a short list otherwise keeps its order', () => {
    const list = [
      device('old', { seenMs: 1 }),
      device('new', { seenMs: 9 }),
      device('here', { nearby: true }),
    ]
    expect(names(mostRelevantFirst(list))).toEqual(['here', 'old', 'new'])
  })

  test('a list of twenty keeps its order', () => {
    const list = Array.from({ length: 20 }, (_, n) => device(`d${n}`, { seenMs: n }))
    expect(mostRelevantFirst(list)).toEqual(list)
  })

  test('in a long list, devices that were never seen come last', () => {
    const rest = Array.from({ length: 20 }, (_, n) => device(`d${n}`, { seenMs: n + 1 }))
    expect(names(mostRelevantFirst([device('never'), ...rest])).at(-1)).toBe('never')
  })

  test('a long list is sorted by the time of the last use', () => {
    const rest = Array.from({ length: 20 }, (_, n) => device(`d${n}`, { seenMs: n }))
    const list = [...rest, device('here', { nearby: true, seenMs: 0 })]
    expect(names(mostRelevantFirst(list)).slice(0, 3)).toEqual(['here', 'd19', 'd18'])
  })

  test.each([
    ['', ['Front desk', 'iPhone']],
    ['  DESK ', ['Front desk']],
    ['lisbon desk', ['Front desk']],
    ['lisbon  tablet', []],
    ['desk  front', ['Front desk']],
    ['undefined', []],
    ['tokyo', []],
  ])('the filter "%s" keeps %j', (text, left) => {
    const list = [device('Front desk', { location: 'Lisbon, Portugal' }), device('iPhone')]
    expect(names(matching(list, text))).toEqual(left)
  })

  test('only the beginning of a very long filter text is compared, so that filtering stays fast', () => {
    expect(names(matching([device('Laptop')], `${'a '.repeat(100)}missing`))).toEqual(['Laptop'])
  })
})

describe('names and times', () => {
  const HEAD = '12345678901234567890123456789012345678'

  test.each([
    ['a short name is shown unchanged', 'Laptop', 'Laptop'],
    ['a name of 45 characters is shown unchanged', `${HEAD}9012345`, `${HEAD}9012345`],
    ['a name of 46 characters keeps its first 38 and last 6', `${HEAD}90123456`, `${HEAD}…123456`],
    ['a cut never splits a character', `${'😀'.repeat(40)}abcdef`, `${'😀'.repeat(38)}…abcdef`],
  ])('a name: %s', (_rule, name, short) => {
    expect(shortName(name)).toBe(short)
  })

  const NOW = Date.UTC(2026, 10, 21, 12)
  const S = 1000
  const MIN = 60 * S
  const H = 60 * MIN
  const DAY = 24 * H

  test.each([
    [0, 'en-US', 'now'],
    [-5 * MIN, 'en-US', 'now'],
    [59 * S, 'en-US', 'now'],
    [MIN, 'en-US', '1 minute ago'],
    [59 * MIN + 59 * S, 'en-US', '59 minutes ago'],
    [H, 'en-US', '1 hour ago'],
    [23 * H + 59 * MIN, 'en-US', '23 hours ago'],
    [DAY, 'en-US', 'yesterday'],
    [29 * DAY, 'en-US', '29 days ago'],
    [30 * DAY, 'en-US', 'last month'],
    [364 * DAY, 'en-US', '12 months ago'],
    [365 * DAY, 'en-US', 'last year'],
    [800 * DAY, 'en-US', '2 years ago'],
    [3 * H, 'de-DE', 'vor 3 Stunden'],
  ])('%i ms in %s is %s', (ms, culture, words) => {
    expect(timeAgo(NOW - ms, NOW, culture)).toBe(words)
  })
})
