import * as v from 'valibot'
import { supportAddress } from 'src/services/addresses/namedAddress'
import { currentProtocol } from 'src/services/browser/navigation'
import { jsonObject, nullish, present } from 'src/services/schemas'

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

/** Checks the server's data on the company's support, and the stored copy, to which any script may have written. */
export const helpInfoSchema = v.pipe(
  wireSchema,
  v.transform(({ requestSupportUrl, email, phone, phoneHours }): HelpInfo =>
    present({
      requestSupportUrl: supportAddress(requestSupportUrl, currentProtocol()),
      email: email?.trim(),
      phone: phone?.trim(),
      phoneHours: phoneHours?.trim(),
    }),
  ),
)
