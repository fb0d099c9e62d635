import { ROUTES } from 'src/constants/routes'
import { SHOTS } from 'tools/screens/shots'
import { VISITS } from 'tools/screens/variants'
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

test('without a word all of them are taken, in English', () => {
  expect(wanted([], all)).toEqual({ ...all, languages: [] })
})

test('words name languages after a colon', () => {
  expect(wanted([':th', 'login'], all).languages).toEqual(['th'])
})

test.each([
  ['a shot', ['login', 'palm-reading'], 'No screen, view or language is named so: palm-reading.'],
  ['a language', ['login', ':tlh'], 'No screen, view or language is named so: :tlh.'],
  ['a view', ['login', '@light'], 'No screen, view or language is named so: @light.'],
])('a word that names nothing is a complaint: %s', (_of, words, complaint) => {
  expect(() => wanted(words, all)).toThrow(complaint)
})
