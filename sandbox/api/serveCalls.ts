import type { App } from 'sandbox/http/bodyOf'
import type { World } from 'sandbox/state/world'
import { serveActivate } from './factors/activate'
import { serveAlternatives } from './factors/alternatives'
import { serveChangePassword } from './passwords/changePassword'
import { serveCompany } from './company'
import { serveHelpDeskCode } from './helpDeskCode'
import { serveLogin } from './login'
import { serveNativeCode } from './nativeCode'
import { servePhoneSignIn } from './phoneSignIn'
import { serveOnboarding } from './onboarding'
import { serveOwnActs, serveOwnFactors } from './account/ownActs'
import { serveOwnSecurity } from './account/ownSecurity'
import { serveOwnPasskeys, servePasskeySignIn } from './passkeys/servePasskeys'
import { serveResetPassword } from './passwords/resetPassword'
import { serveSessionStatus } from './sessionStatus'
import { serveSupport } from './support'

/** Every call of the contract but that of the other hosts (calls/contract). */
export function serveCalls(app: App, world: World): void {
  for (const serve of [
    serveCompany,
    serveLogin,
    serveSessionStatus,
    serveActivate,
    serveAlternatives,
    servePasskeySignIn,
    serveOwnPasskeys,
    serveNativeCode,
    servePhoneSignIn,
    serveResetPassword,
    serveChangePassword,
    serveOwnSecurity,
    serveOwnActs,
    serveOwnFactors,
    serveSupport,
    serveHelpDeskCode,
    serveOnboarding,
  ])
    serve(app, world)
}
