import type { Problem } from 'src/constants/problems'

/**
 * Returns why a person comes back from the identity provider without a session, from the parameter `error` of the
 * return; undefined after a sign-in (sign-in/provider-broken-off).
 */
export function providerReturn(error: string | undefined): Problem | undefined {
  switch (error) {
    case undefined:
    case '':
      return undefined
    case 'cancelled':
      return { code: 'providerCancelled' }
    case 'noAccount':
      return { code: 'providerNoAccount' }
    default:
      return { code: 'providerFailed' }
  }
}
