import { afterPassword } from 'src/features/signIn/afterPassword'
import { type PersonFacts, personFacts } from 'src/features/signIn/personFacts'
import { arrivalReason, redirectLoopGuard } from 'src/features/signIn/arrival/arrivalReason'
import { arrivals } from 'scenarios/signIn/arrival'
import { providerReturn } from 'src/features/signIn/arrival/providerReturn'
import type { ProblemCode } from 'src/constants/problems'
import { hintOf, invalidField, problemPlace } from 'src/features/signIn/form/problemPlace'
import { translatedFormName } from 'src/features/signIn/form/renderedForm'
import { type LoginState, showsSameForm } from 'src/features/signIn/loginSlice'

type Flag = boolean | null | undefined

// (sign-in/answer-outranks)
test.each<[said: Flag, company: Flag, counts: boolean]>([
  [true, false, true],
  [true, undefined, true],
  [false, true, false],
  [false, undefined, false],
  [undefined, true, true],
  [undefined, false, false],
  [null, true, true],
  [null, false, false],
  [undefined, null, false],
  [undefined, undefined, false],
])('passwordIsActivationCode is read from the user (%s) before the company (%s)', (said, company, counts) => {
  const facts = personFacts({ passwordIsActivationCode: said }, { passwordIsActivationCode: company })
  expect(facts.passwordIsActivationCode).toBe(counts)
})

type Days = PersonFacts['passwordExpiresIn']

// Null is an answer: the password never expires.
test.each<[said: Days, company: Days, counts: Days]>([
  [5, null, 5],
  [5, undefined, 5],
  [0, 30, 0],
  [null, 30, null],
  [null, undefined, null],
  [undefined, 30, 30],
  [undefined, 0, 0],
  [undefined, null, null],
  [undefined, undefined, undefined],
])('passwordExpiresIn is read from the user (%s) before the company (%s)', (said, company, counts) => {
  const facts = personFacts({ passwordExpiresIn: said }, { passwordExpiresIn: company })
  expect(facts.passwordExpiresIn).toBe(counts)
})

type Cookie = 'enabled' | 'disabled' | undefined

test.each<[said: Flag, company: Flag, cookie: Cookie, counts: boolean | undefined]>([
  [true, false, 'disabled', true],
  [true, undefined, undefined, true],
  [false, true, 'enabled', false],
  [false, undefined, undefined, false],
  [undefined, true, 'disabled', true],
  [undefined, true, undefined, true],
  [undefined, false, 'enabled', false],
  [undefined, false, undefined, false],
  [null, true, 'disabled', true],
  [null, false, 'enabled', false],
  [undefined, undefined, 'enabled', true],
  [undefined, undefined, 'disabled', false],
  [null, null, 'enabled', true],
  [null, null, 'disabled', false],
  [undefined, null, undefined, undefined],
  [undefined, undefined, undefined, undefined],
])(
  'autoLoginEnabled is read from the user (%s) before the company (%s) and the cookie (%s)',
  (said, company, cookie, counts) => {
    const facts = personFacts({ autoLoginEnabled: said }, { autoLoginEnabled: company }, cookie)
    expect(facts.autoLoginEnabled).toBe(counts)
  },
)

describe('the reason for an arrival', () => {
  const NOBODY = arrivals.rows.at(-1)!.cases![0]![1]
  const CAUSES = arrivals.rows.flatMap(({ cases = [] }) => cases).filter(([, , wayBack]) => wayBack)

  /** Returns the facts that make up the cause. */
  const own = (facts: object): object =>
    Object.fromEntries(
      Object.entries(facts).filter(([field, value]) => NOBODY[field as keyof typeof NOBODY] !== value),
    )

  const ranks = CAUSES.flatMap(([cause, facts, wayBack], rank) =>
    CAUSES.slice(rank + 1)
      // One field cannot hold two values.
      .filter(([, lower]) => Object.keys(own(lower)).every(field => !(field in own(facts))))
      .map(([lowerCause, lower]) => [cause, lowerCause, { ...lower, ...own(facts) }, wayBack] as const),
  )
  // (sign-in/told-why)
  test.each(ranks)('%s takes precedence over %s', (_cause, _lower, arrival, wayBack) => {
    expect(arrivalReason(arrival)?.problem).toEqual(wayBack?.problem)
  })
})

test.each<[rule: string, error: string | undefined, code: string | undefined]>([
  ['a sign-in without an error', undefined, undefined],
  ['an empty error counts as none', '', undefined],
  ['the user has cancelled', 'cancelled', 'providerCancelled'],
  ['the company knows the user, the product does not', 'noAccount', 'providerNoAccount'],
  ['any other error is a failure', 'access_denied', 'providerFailed'],
])('%s', (_rule, error, code) => {
  expect(providerReturn(error)?.code).toBe(code)
})

describe('a loop of redirects', () => {
  const NOW = 1_000_000

  const table: [rule: string, earlier: number[], allowed: boolean, times: number[]][] = [
    ['the first redirect is allowed', [], true, [NOW]],
    ['the second redirect within 30 s is allowed', [NOW - 1000], true, [NOW - 1000, NOW]],
    ['the third redirect within 30 s is a loop and resets the count', [NOW - 2000, NOW - 1000], false, []],
    ['the third redirect at the same moment is a loop', [NOW, NOW], false, []],
    ['the third redirect just within 30 s is a loop', [NOW - 29_999, NOW - 1000], false, []],
    ['after 30 s the first redirect does not count', [NOW - 30_000, NOW - 1000], true, [NOW - 1000, NOW]],
    ['old redirects are not counted', [1, 2, 3], true, [NOW]],
    [
      'redirects in the future, after the clock was set back, are not counted',
      [NOW + 5000, NOW + 6000],
      true,
      [NOW],
    ],
  ]
  test.each(table)('%s', (_rule, earlier, allowed, times) => {
    expect(redirectLoopGuard(earlier, NOW)).toEqual({ allowed, times })
  })
})

// (accessibility/problem-place, sign-in/before-react)
test.each<[code: ProblemCode, field: string | undefined, place: string, first?: string, second?: string]>([
  ['enterUsername', 'username', 'username', 'username!username', 'password!username'],
  ['enterBoth', 'username', 'username', 'username!username', 'password!both'],
  ['enterPassword', 'password', 'password', 'username!', 'password!password'],
  ['wrongCredentials', 'password', 'password', 'username!', 'password!password'],
  ['phoneNotRegistered', undefined, 'password', 'username!', 'password!'],
  ['serverLater', undefined, 'password', 'username!', 'password!'],
  ['offline', undefined, 'password'],
  ['accountDisabled', undefined, 'password'],
  ['serverText', undefined, 'password'],
  ['loginDenied', undefined, 'top'],
  ['sessionLifespan', undefined, 'top'],
])(
  '%s marks the field %s, is placed at %s, and shows the states %s and %s',
  (code, field, place, ...names) => {
    const problem = { code }
    expect(invalidField(problem)).toBe(field)
    expect(problemPlace(problem, true)).toBe(place)
    expect(problemPlace(problem, false)).toBe(place === 'top' ? 'top' : 'username')
    const shown = (more: object) =>
      (['username', 'password'] as const).map(step =>
        translatedFormName({ step, username: '', problem: { code, ...more } }),
      )
    expect(shown({})).toEqual([...names, undefined, undefined].slice(0, 2))
    expect(shown({ until: { monotonicMs: 1, wallMs: 1 } })).toEqual([undefined, undefined])
  },
)

// (sign-in/to-provider)
test.each<[login: Partial<LoginState>, name: string | undefined, hint: string | undefined]>([
  [{ step: 'username' }, undefined, undefined],
  [{ step: 'idpRedirect' }, 'idpRedirect', 'login.providerHint'],
  [{ step: 'idpRedirect', ownProvider: true }, 'idpRedirect', 'login.ownProviderHint'],
  [{ step: 'idpRedirect', name: 'Okta' }, 'idpRedirect.name', 'login.providerHint'],
  [{ step: 'idpRedirect', problem: { code: 'serverLater' } }, undefined, 'login.providerHint'],
  [{ step: 'signingIn' }, undefined, undefined],
  [{ step: 'signingIn', proving: 'robotCheck' }, undefined, 'login.robotCheck'],
])('the form %j is the state %s with the hint %s', (login, name, hint) => {
  const state = { username: 'ada', ...login } as LoginState
  expect(translatedFormName(state)).toBe(name)
  expect(hintOf(state)).toBe(hint)
})

test('a proof that the server still requires is shown as the problem', () => {
  const next = afterPassword({ kind: 'proofRequired', name: 'robotCheck' })
  expect(next).toEqual({ kind: 'problem', problem: { code: 'robotCheck' } })
})

describe('the state of the form', () => {
  const typed: LoginState = { step: 'username', username: 'ada', typed: true }
  const set: LoginState = { step: 'username', username: 'eve' }
  const empty: LoginState = { step: 'username', username: '' }
  const lookup: LoginState = { step: 'lookingUp', username: 'ada' }

  test.each<[what: string, now: LoginState, next: LoginState, shown: boolean]>([
    ['a typed name', empty, typed, true],
    ['a name that is unchanged', set, { ...set }, true],
    ['a name that another component has set', typed, set, false],
    ['a name that was deleted', typed, empty, false],
    ['a problem', typed, { ...typed, problem: { code: 'wrongCredentials' } }, false],
    ['a problem that was cleared', { ...empty, problem: { code: 'enterUsername' } }, typed, false],
    ['a remembered name that is edited', { ...empty, remembered: true }, typed, false],
    ['a name that turns out to be remembered', typed, { ...typed, remembered: true }, false],
    ['a lookup', typed, lookup, false],
    ['a lookup that goes on', lookup, lookup, true],
    ['an edit that ends a lookup', { step: 'lookingUp', username: 'adal' }, typed, false],
  ])('%s does or does not need a render', (_what, now, next, shown) => {
    expect(showsSameForm(now, next)).toBe(shown)
  })
})
