import type { VisitTold } from 'src/features/visit/visit'
import { followed, NO_VISIT, type Shown, toldOf } from 'src/features/visit/visit'

const still = { busy: false, leaving: false, handedOver: false } as const
const at = (step: Shown['step'], more: Partial<Shown> = {}): Shown => ({ step, ...still, ...more })
const username = at('username')
const password = at('password')
const sending = at('password', { busy: true })
const refused = at('password', { end: 'refused' })
const out = at(undefined, { leaving: true })

/** A visit to which all of this is shown, one second after the other, and which is left a second later. */
function visit(...shown: Shown[]): VisitTold {
  const last = shown.reduce((before, now, second) => followed(before, now, second * 1000), NO_VISIT)
  return toldOf(last, shown.length * 1000)
}

const line = ({ steps, end }: VisitTold): string =>
  [...steps.map(({ step, tries }) => `${step} ${tries}`), end].join(', ')

// (visits/steps, visits/tries, visits/end)
test.each<[rule: string, shown: Shown[], told: string]>([
  ['a page that is left at once', [username], 'username 0, left'],
  [
    'what is shown again does not begin another step',
    [username, username, password],
    'username 0, password 0, left',
  ],
  [
    'a step that is seen again is another one',
    [username, password, username],
    'username 0, password 0, username 0, left',
  ],
  ['each sending is a try', [password, sending, password, sending], 'password 2, left'],
  ['one that takes its time is one try', [password, sending, sending], 'password 1, left'],
  [
    'a refusal stands until the person tries again',
    [password, sending, refused, password],
    'password 1, refused',
  ],
  ['and no longer', [password, sending, refused, password, sending], 'password 2, left'],
  ['nor at another step', [password, sending, refused, username], 'password 1, username 0, left'],
  [
    'what follows a right answer does not begin a step',
    [password, sending, at(undefined), at('code')],
    'password 1, code 0, left',
  ],
  ['a page that the app leaves is done', [password, sending, at(undefined), out], 'password 1, done'],
  ['whatever was told', [password, sending, refused, out], 'password 1, done'],
  [
    'a way out that leads to another screen is none',
    [username, out, at('sessionStatus', { leaving: true })],
    'username 0, sessionStatus 0, left',
  ],
  [
    'also where that screen goes on for long',
    [username, out, at('sessionStatus', { leaving: true }), at('sessionStatus', { leaving: true })],
    'username 0, sessionStatus 0, left',
  ],
  [
    'a window that has told the web app is done',
    [password, at(undefined, { handedOver: true })],
    'password 0, done',
  ],
  ['a way out that is taken back is none', [username, out, username], 'username 0, left'],
])('%s', (_rule, shown, told) => {
  expect(line(visit(...shown))).toBe(told)
})

// (visits/times)
test.each([
  [0, 0],
  [1999, 0],
  [2000, 2],
  [59_999, 20],
  [60_000, 60],
  [599_999, 180],
  [86_400_000, 600],
])('%i milliseconds are of the class that begins at %i seconds', (ms, seconds) => {
  expect(toldOf(followed(NO_VISIT, username, 0), ms).steps).toMatchObject([{ seconds }])
  const passed = followed(followed(NO_VISIT, username, 0), password, ms)
  expect(toldOf(passed, ms).steps).toMatchObject([{ seconds }, { seconds: 0 }])
})

// (visits/factor, visits/entry)
test('what is learnt of a step later is told with it', () => {
  const { steps } = visit(
    at('username', { entry: 'remembered' }),
    at('username', { entry: 'typed' }),
    username,
    at('code'),
    at('code', { factor: 'sms' }),
    at('code'),
  )
  expect(steps).toEqual([
    { step: 'username', seconds: 2, tries: 0, entry: 'typed' },
    { step: 'code', seconds: 2, tries: 0, factor: 'sms' },
  ])
})

// (visits/steps, visits/tries)
test('a visit without an end has 20 steps, and its last is the latest', () => {
  const { steps } = visit(...Array.from({ length: 40 }, () => [username, password]).flat(), at('help'))
  expect(steps).toHaveLength(20)
  expect(steps.at(-1)?.step).toBe('help')
  const { steps: tried } = visit(...Array.from({ length: 200 }, () => [password, sending]).flat())
  expect(tried).toMatchObject([{ tries: 99 }])
})
