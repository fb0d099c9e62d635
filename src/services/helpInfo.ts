import * as v from 'valibot'
import { supportAddress } from 'src/services/addresses/namedAddress'
import { currentProtocol } from 'src/services/browser/navigation'
import { jsonObject, nullish } from 'src/services/schemas'

// Not in supportService.ts: sessionSchemas.ts imports this schema into the first load.

const wireSchema = jsonObject({
  requestSupportUrl: nullish(v.string()),
  email: nullish(v.string()),
  phone: nullish(v.string()),
  phoneHours: nullish(v.string()),
})

/** How the person can reach the company's support; the app offers no way that is missing here (support/by-mail). */
export interface HelpInfo {
  /** Checked: http, https or mailto. */
  requestSupportUrl?: string
  email?: string
  phone?: string
  phoneHours?: string
}

function helpInfoOf(wire: v.InferOutput<typeof wireSchema>): HelpInfo {
  const address = supportAddress(wire.requestSupportUrl, currentProtocol())
  const [email, phone, phoneHours] = [wire.email, wire.phone, wire.phoneHours].map(text => text?.trim())
  return {
    ...(address && { requestSupportUrl: address }),
    ...(email && { email }),
    ...(phone && { phone }),
    ...(phoneHours && { phoneHours }),
  }
}

/** Checks the server's data on the company's support, and the stored copy, to which any script may have written. */
export const helpInfoSchema = v.pipe(wireSchema, v.transform(helpInfoOf))
