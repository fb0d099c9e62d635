import { type PersonFacts, personFacts } from 'src/features/signIn/personFacts'

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
