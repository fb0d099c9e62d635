import type { Failure } from 'src/services/http/serviceError'
import { approval, awaiting, STATUS, troubled } from 'scenarios/factors/sessionStatus'
import { due, limited, refused, table } from 'scenarios/scenario'

/** How long until the next poll, and whether the server has asked for it. */
export interface Pause {
  ms: number
  mandatory: boolean
}

interface PollFacts {
  failure: Failure
  nth: number
  /** The pause that the server requests. */
  askedMs?: number
}
const down: Failure = { kind: 'unreachable' }
const tooMany: Failure = { kind: 'limited', status: 429 }
const free = (ms: number): Pause => ({ ms, mandatory: false })
const held = (ms: number): Pause => ({ ms, mandatory: true })
const times = (count: number): string[] => Array<string>(count).fill(STATUS)

export const polls = table<PollFacts, Pause>('polls', ['after', 'the next poll'], {
  'the interval of the polls': {
    row: ['an answer, or one of the first four failures in a row', '3 s'],
    cases: [
      ['the pause after the first failure is 3 s', { failure: down, nth: 1 }, free(3000)],
      ['the pause after the fourth failure is 3 s', { failure: down, nth: 4 }, free(3000)],
    ],
    walk: { ...awaiting(refused(500), troubled), does: [{ passMs: 12_000 }], calls: times(5) },
    play: { person: 'approve' },
  },
  'polls that fail repeatedly': {
    row: [
      'the fifth, sixth, seventh, eighth, ninth failure in a row; any later one',
      '6, 12, 24, 48, 60 s; a random time from 48 to 60 s',
    ],
    cases: [
      ['the pause after the fifth failure is 6 s', { failure: down, nth: 5 }, free(6000)],
      ['the pause after the sixth failure is 12 s', { failure: down, nth: 6 }, free(12_000)],
      ['the pause after the seventh failure is 24 s', { failure: down, nth: 7 }, free(24_000)],
      ['the pause after the eighth failure is 48 s', { failure: down, nth: 8 }, free(48_000)],
      ['the pause after the ninth failure is 60 s', { failure: down, nth: 9 }, free(60_000)],
      ['the pause after the 70th failure is 60 s', { failure: down, nth: 70 }, free(60_000)],
      ['an unreadable fifth answer', { failure: { kind: 'unreadable', status: 200 }, nth: 5 }, free(6000)],
    ],
    walk: {
      ...awaiting(refused(500), troubled),
      does: [{ passMs: 12_000 }, { passMs: 6000 + 12_000 + 24_000 + 48_000 + 60_000 }],
      calls: times(10),
    },
    play: { person: 'approve' },
  },
  'the server returns the time of the next poll': {
    row: ['429, or 503 with `Retry-After`', 'the requested time, limited to 3 to 300 s; 60 s without a time'],
    cases: [
      ['the server sets the pause', { failure: tooMany, nth: 1, askedMs: 17_000 }, held(17_000)],
      ['the pause is at least 3 s', { failure: tooMany, nth: 1, askedMs: -20 }, held(3000)],
      ['the pause is at most 300 s', { failure: tooMany, nth: 9, askedMs: 86_400_000 }, held(300_000)],
      ['a limit without a time waits 60 s', { failure: tooMany, nth: 1 }, held(60_000)],
    ],
    walk: {
      ...awaiting(limited, { ...troubled, waits: true }),
      does: [{ passMs: 29_000 }, { type: 'session/pageNoticed', payload: { kind: 'seen' } }],
    },
    play: { person: 'approve' },
  },
  'a poll each minute while offline': {
    recorded: true,
    row: ['the browser reports that it is offline', '60 s; when it fires `online`, immediately'],
    walk: {
      ...awaiting(due(approval), { at: '/verification' }, [STATUS]),
      does: [{ offline: true }, { passMs: 50_000 }, { offline: false }],
    },
    play: { person: 'approve', todo: 'Take the browser offline, and back.' },
  },
  'a page that becomes visible polls immediately': {
    row: [
      'a hidden tab becomes visible, the browser fires `online`, the page comes from the back/forward cache',
      'immediately, but never before the end of a `Retry-After`',
    ],
    walk: {
      ...awaiting(due(approval), { at: '/verification' }, [STATUS]),
      does: [{ type: 'session/pageNoticed', payload: { kind: 'seen' } }],
    },
    play: { person: 'approve', todo: 'Go to another tab, and back.' },
  },
})
