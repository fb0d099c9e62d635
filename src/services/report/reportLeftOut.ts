import { handover } from 'src/services/http/handover'
import type { LeftOutHost } from 'src/services/http/reportEntry'

/** Reports to the operators which local hosts were left out, by name and reason (sign-in/local-hosts-named). */
export const reportLeftOut = (leftOut: readonly LeftOutHost[]): void => handover()?.report?.({ leftOut })
