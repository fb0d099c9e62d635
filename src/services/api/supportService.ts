import * as v from 'valibot'
import * as ENDPOINTS from 'src/constants/endpoints'
import { ACTION_LIMIT_MS, READ_LIMIT_MS } from 'src/constants/timings'
import { done } from 'src/services/http/done'
import { bodyOf, request } from 'src/services/http/http'
import { currentProtocol } from 'src/services/browser/navigation'
import { nullish, jsonObject } from 'src/services/schemas'
import { supportAddress } from 'src/services/addresses/namedAddress'

const wireSchema = jsonObject({
  requestSupportUrl: nullish(v.string()),
  email: nullish(v.string()),
  phone: nullish(v.string()),
  phoneHours: nullish(v.string()),
})

/** How the company's support can be reached; what is missing is not offered (support/by-mail). */
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

/** The server's data on the company's support, and the part that is stored: any script may have written to the storage. */
export const helpInfoSchema = v.pipe(wireSchema, v.transform(helpInfoOf))

/** How the company's support can be reached (support/help-info-cached). */
export const fetchHelpInfo = (): Promise<HelpInfo> =>
  request({
    method: 'get',
    address: ENDPOINTS.helpInfo,
    limitMs: READ_LIMIT_MS,
    read: bodyOf(helpInfoSchema),
  })

/** A request for support as the server takes it; guests name no company (support/fields, support/guests). */
export interface Ticket {
  displayName: string
  email: string
  /** A plus sign and digits. */
  phone: string
  /** At most 512 characters. */
  description: string
  company?: string
}

/** Sends a ticket (support/sent). */
export const sendTicket = (ticket: Ticket): Promise<void> =>
  request({
    method: 'post',
    address: ENDPOINTS.supportForm,
    body: ticket,
    limitMs: ACTION_LIMIT_MS,
    read: done,
  })
