import * as v from 'valibot'
import { SESSION_KEYS } from 'src/constants/storageKeys'
import { readSession } from 'src/services/storage/sessionStore'

/** Whether a guest has signed in in this tab (spec §6). */
export const readGuest = (): boolean => readSession(SESSION_KEYS.guestAccess, v.boolean()) ?? false
