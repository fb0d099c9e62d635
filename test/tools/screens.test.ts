import { ROUTES } from 'src/constants/routes'
import { type Phrasebook, phrasebooks } from 'tools/screens/phrasebook'
import type { Shot, Stage } from 'tools/screens/shot'
import { SHOTS } from 'tools/screens/shots'
import { VISITS } from 'tools/screens/variants'
import { walksOf, walkTo } from 'tools/screens/walks'
import { type Wanted, wanted } from 'tools/screens/wanted'

const all: Wanted = { shots: SHOTS, visits: VISITS, languages: ['de', 'th'] }

/** The routes whose screenshots are not named after their path. */
const NAMED: Partial<Record<string, string>> = {
  [ROUTES.login]: 'login',
  [ROUTES.resetPassword]: 'reset-phone',
  [ROUTES.resetTempPassword]: 'temporary',
  [ROUTES.passwordExpired]: 'expired',
  [ROUTES.changePassword]: 'change-intro',
  [ROUTES.supportForm]: 'support-page',
  [ROUTES.mobileOnboardingNotSupported]: 'onboarding-not-supported',
}

const names = SHOTS.map(({ name }) => name)

test('every route has its shots', () => {
  const shotOf = (route: string) => NAMED[route] ?? route.slice(1)
  const bare = Object.values(ROUTES).filter(
    route => !names.some(name => name === shotOf(route) || name.startsWith(`${shotOf(route)}-`)),
  )
  expect(bare).toEqual([])
})

test('no two shots write the same picture', () => {
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('words name the beginnings of shots, and parts of views after an @', () => {
  const { shots, visits } = wanted(['symantec-code', '@dark'], all)
  expect(shots.map(({ name }) => name)).toEqual(['symantec-code', 'symantec-code-wrong'])
  expect(visits.flatMap(({ views }) => views.map(({ name }) => name))).toEqual([
    'desktop-dark',
    'phone-dark',
    'company-dark',
  ])
})

test('without a word all of them are taken, in English; words after a colon name languages', () => {
  expect(wanted([], all)).toEqual({ ...all, languages: [] })
  expect(wanted([':th', 'login'], all).languages).toEqual(['th'])
})

test.each([
  ['a shot', ['login', 'palm-reading'], 'No screen, view or language is named so: palm-reading.'],
  ['a language', ['login', ':tlh'], 'No screen, view or language is named so: :tlh.'],
  ['a view', ['login', '@light'], 'No screen, view or language is named so: @light.'],
])('a word that names nothing is a complaint: %s', (_of, words, complaint) => {
  expect(() => wanted(words, all)).toThrow(complaint)
})

describe('a walk', () => {
  const walked: string[] = []
  const shot = (name: string, from?: string): Shot => ({
    name,
    ...(from === undefined ? {} : { from }),
    way: [() => Promise.resolve(walked.push(name))],
  })
  const FAMILY = [
    shot('email'),
    shot('email-missing', 'email'),
    shot('about'),
    shot('code', 'email'),
    shot('code-wrong', 'code'),
  ]

  const stage = {
    page: { context: () => ({ setOffline: () => Promise.resolve() }) },
    sandbox: {
      api: (path: string, { method }: { method: string }) => {
        walked.push(`${method} ${path}`)
        return Promise.resolve()
      },
    },
  } as unknown as Stage

  test('a walk goes from an empty page to all that begin at a shot of it', () => {
    expect(walksOf(FAMILY).map(walk => walk.map(({ name }) => name))).toEqual([
      ['email', 'email-missing', 'code', 'code-wrong'],
      ['about'],
    ])
  })

  test('a single screenshot is reached through those that it begins at, whose faults are removed first', async () => {
    walked.length = 0
    await walkTo(stage, shot('code-wrong', 'code'), FAMILY)
    expect(walked).toEqual(['email', 'DELETE faults', 'code', 'DELETE faults', 'code-wrong'])
  })

  test('a screenshot must begin at an existing one', () => {
    expect(() => walksOf([shot('code', 'email')])).toThrow('code begins at email, which is no shot')
  })

  test('each screenshot follows the one that it begins at', () => {
    const places = new Map(SHOTS.map(({ name }, place) => [name, place]))
    const early = SHOTS.filter(
      ({ name, from }) => from && (places.get(from) ?? Infinity) > (places.get(name) ?? 0),
    )
    expect(early.map(({ name }) => name)).toEqual([])
  })

  test('only the first screenshot of a walk sets the browser’s options', () => {
    expect(SHOTS.filter(({ from, options }) => from && options).map(({ name }) => name)).toEqual([])
  })
})

let books: Phrasebook[]
beforeAll(async () => {
  books = await phrasebooks()
})

test.each([
  ['a text', 'de', 'Next', 'Weiter'],
  ['a text with a value', 'de', 'Opening Harbor…', 'Harbor wird geöffnet\u00a0…'],
  ['a value from right to left', 'he', 'Login +Harbor', 'כניסה אל \u2068+Harbor\u2069'],
  [
    'a plural form of the language',
    'ru',
    'The code expires in 3 seconds.',
    'Срок действия кода истекает через 3\u00a0секунды.',
  ],
  ['a value that is a text of ours', 'fi', 'We try again in 5 sec.', 'Yritämme uudelleen 5\u00a0s kuluttua.'],
  ['the longer one of two', 'ru', 'Sign in', 'Войти'],
  ['a text that is not ours', 'de', 'Harbor next door', 'Harbor next door'],
])('a phrasebook translates %s', (_what, name, english, own) => {
  expect(books.find(({ language }) => language === name)?.translate(english)).toBe(own)
})
