import * as v from 'valibot'
import { supportAddress } from 'src/services/addresses/trustedAddress'
import { jsonObject, nullish, present } from 'src/services/schemas'

// Not in supportService.ts: sessionSchemas.ts imports this schema into the first load.

const wireSchema = jsonObject({
  requestSupportUrl: nullish(v.string()),
  email: nullish(v.string()),
  phone: nullish(v.string()),
  phoneHours: nullish(v.string()),
})

/** Checks the server's data on the company's support, and the stored copy, to which any script may have written. */
export const helpInfoSchema = v.pipe(
  wireSchema,
  v.transform(({ requestSupportUrl, email, phone, phoneHours }) =>
    present({
      // Checked: http, https or mailto.
      requestSupportUrl: supportAddress(requestSupportUrl),
      email: email?.trim(),
      phone: phone?.trim(),
      phoneHours: phoneHours?.trim(),
    }),
  ),
)

/** How the person can reach the company's support; the app offers no way that is missing here (support/by-mail). */
export type HelpInfo = v.InferOutput<typeof helpInfoSchema>
