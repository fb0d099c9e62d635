import { factorKindOf } from 'src/constants/factorKinds'
import { ROUTES } from 'src/constants/routes'
import { FACTORS } from 'src/features/mfa/factorDestination'
import { firstSteps } from 'scenarios/factors/firstStep'

const cases = firstSteps.rows.flatMap(row => row.cases ?? [])

// (sign-in/rail)
test.each(FACTORS.flatMap(factor => factor.types))(
  'the progress bar names the kind of the page of %s',
  type => {
    const ends = cases.flatMap(([, { step }, end]) => (step?.type === type ? [end] : []))
    const led = ends.filter(({ kind }) => kind !== 'failure')
    expect(led).not.toEqual([])
    const pages = led.flatMap(end => (end.kind === 'screen' ? [end.route] : []))
    // // The user sets up the mobile app before using its factor.
    const ofFactor = pages.filter(route => route !== ROUTES.mobileSetup)
    expect(ofFactor.filter(route => factorKindOf(route) === undefined)).toEqual([])
  },
)

test.each([
  [ROUTES.phoneAuth, 'code'],
  [ROUTES.symantec, 'code'],
  [ROUTES.verification, 'approval'],
  [ROUTES.passkey, 'passkey'],
] as const)('%s belongs to the kind %s', (route, kind) => {
  expect(factorKindOf(route)).toBe(kind)
})

test('no other page has a kind', () => {
  expect([ROUTES.login, ROUTES.mobileSetup, ROUTES.sessionStatus].map(factorKindOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
