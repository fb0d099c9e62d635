import type { AuthenticationMode } from 'src/constants/cookies'
import { ROUTES } from 'src/constants/routes'
import type { Factor } from 'src/features/mfa/factor'
import { otpauthKey } from 'src/services/otpauth'
import { presentFields } from 'src/services/stepExtras'

export type AuthenticatorForm = 'register' | 'code'

/** The content of the page: a form, or the recovery codes. */
type AuthenticatorPage = AuthenticatorForm | 'codes'

/** The value of the cookie that restores the page after a refresh. */
const COOKIES: Record<AuthenticatorPage, AuthenticationMode> = {
  register: 'totpRegister',
  code: 'totp',
  codes: 'totpCodes',
}
const PAGES = Object.keys(COOKIES) as AuthenticatorPage[]

const screen = (page: AuthenticatorForm) =>
  ({ kind: 'screen', route: ROUTES.authenticator, cookie: COOKIES[page] }) as const

/** An authenticator app: its code, or its set-up (factors/authenticator-step). */
export const authenticator: Factor = {
  types: ['totp'],
  destination: ({ action, credentialUri = '' }) => {
    if (action === 'code') return screen('code')
    if (action !== 'register') return { kind: 'failure', field: 'action' }
    return otpauthKey(credentialUri) === undefined
      ? { kind: 'failure', field: 'uri' }
      : { ...screen('register'), credentialUri }
  },
  extras: step => presentFields(step, ['digits', 'message', 'trustDays', 'recovery']),
}

/** Returns the page that the authenticationMode cookie names; undefined if it names none. */
export const authenticatorPage = (mode: AuthenticationMode | undefined): AuthenticatorPage | undefined =>
  PAGES.find(page => COOKIES[page] === mode)
