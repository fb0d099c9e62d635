import { handover } from 'src/services/http/handover'
import type { LeftOut } from 'src/services/http/noted'

/** Tells the operators which local hosts were left out, by name and reason (sign-in/local-hosts-named). */
export const noteLeftOut = (leftOut: readonly LeftOut[]): void => handover()?.note?.({ leftOut })
