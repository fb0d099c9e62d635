import type { Shot } from './shot'
import { hostShots } from './shots/hosts'
import { loginShots } from './shots/login'
import { supportShots } from './shots/support'
import { troubleShots } from './shots/trouble'

/** Every screen and state, in the order of the contact sheet. */
export const SHOTS: Shot[] = [...loginShots, ...hostShots, ...supportShots, ...troubleShots]
