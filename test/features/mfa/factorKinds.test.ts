import { FACTOR_KINDS, factorKindOf } from 'src/constants/factorKinds'
import { ROUTES } from 'src/constants/routes'
import { FACTORS, factorDestination } from 'src/features/mfa/factorDestination'

// (sign-in/rail)
test('every factor’s page is of a kind that the rail names', () => {
  const types = FACTORS.flatMap(factor => factor.types)
  const pages = types.flatMap(type => {
    const step = { type, action: 'code', isMfaStepConfigured: true, timeout: 300 }
    const destination = factorDestination(step, ROUTES.login)
    // A page that is not reached would go unchecked.
    if (destination.kind === 'failure')
      throw new Error(`${type}: give the step here the fields that it needs`)
    return destination.kind === 'screen' ? [destination.route] : []
  })
  expect(pages.filter(route => !FACTOR_KINDS.some(kind => kind === factorKindOf(route)))).toEqual([])
})

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
