import { factorKindOf } from 'src/constants/factorKinds'
import { ROUTES } from 'src/constants/routes'
import { FACTORS } from 'src/features/mfa/factorDestination'
import { firstSteps } from 'scenarios/factors/firstStep'

const cases = firstSteps.rows.flatMap(row => row.cases ?? [])

// (sign-in/rail)
test.each(FACTORS.flatMap(factor => factor.types))(
  'the page of %s is of a kind that the rail names',
  type => {
    const ends = cases.flatMap(([, { step }, end]) => (step?.type === type ? [end] : []))
    const led = ends.filter(({ kind }) => kind !== 'failure')
    expect(led).not.toEqual([])
    const pages = led.flatMap(end => (end.kind === 'screen' ? [end.route] : []))
    // The mobile app is set up before its factor.
    const ofFactor = pages.filter(route => route !== ROUTES.mobileSetup)
    expect(ofFactor.filter(route => factorKindOf(route) === undefined)).toEqual([])
  },
)

test.each([
  [ROUTES.phoneAuth, 'code'],
  [ROUTES.symantec, 'code'],
  [ROUTES.verification, 'approval'],
  [ROUTES.passkey, 'passkey'],
] as const)('%s is one of %s', (route, kind) => {
  expect(factorKindOf(route)).toBe(kind)
})

test('no other page is of one', () => {
  expect([ROUTES.login, ROUTES.mobileSetup, ROUTES.sessionStatus].map(factorKindOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
