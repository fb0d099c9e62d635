import type { Shot } from './shot'
import { companyShots } from './shots/company'
import { factorShots } from './shots/factors'
import { hostShots } from './shots/hosts'
import { loginShots } from './shots/login'
import { passwordShots } from './shots/password'
import { supportShots } from './shots/support'
import { troubleShots } from './shots/trouble'

/** Every screen and state, in the order of the contact sheet. */
export const SHOTS: Shot[] = [
  ...loginShots,
  ...companyShots,
  ...passwordShots,
  ...factorShots,
  ...hostShots,
  ...supportShots,
  ...troubleShots,
]
