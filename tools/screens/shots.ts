import type { Shot } from './shot'
import { approvalShots } from './shots/approval'
import { changeShots } from './shots/password/changePassword'
import { codeShots } from './shots/codes'
import { companyShots } from './shots/company'
import { forgotShots } from './shots/password/forgotPassword'
import { helpDeskCodeShots } from './shots/helpDeskCode'
import { hostShots } from './shots/hosts'
import { loginShots } from './shots/login'
import { mobileSetupShots } from './shots/mobileSetup'
import { nativeClientShots } from './shots/nativeClient'
import { pageShots } from './shots/pages'
import { ownSecurityShots } from './shots/password/ownSecurity'
import { passkeyShots } from './shots/passkeys'
import { phoneShots } from './shots/phone'
import { resetShots } from './shots/password/resetPassword'
import { sessionStatusShots } from './shots/sessionStatus'
import { supportShots } from './shots/support'
import { troubleShots } from './shots/trouble'

const shots: Shot[] = [
  ...loginShots,
  ...companyShots,
  ...forgotShots,
  ...resetShots,
  ...changeShots,
  ...ownSecurityShots,
  ...codeShots,
  ...approvalShots,
  ...passkeyShots,
  ...phoneShots,
  ...mobileSetupShots,
  ...sessionStatusShots,
  ...hostShots,
  ...nativeClientShots,
  ...supportShots,
  ...helpDeskCodeShots,
  ...troubleShots,
]

/** Every screen and state, in the order of the contact sheet. */
export const SHOTS: Shot[] = [...shots, ...pageShots(shots.map(({ name }) => name))]
