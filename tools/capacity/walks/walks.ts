import { factorWalks } from './factorWalks'
import { passkeyWalks } from './passkeyWalks'
import { passwordWalks } from './passwordWalks'
import { signInWalks } from './signInWalks'
import type { Walk } from './walk'

/** Every journey, as the page lists them. */
export const WALKS: readonly Walk[] = [...signInWalks, ...passkeyWalks, ...factorWalks, ...passwordWalks]
