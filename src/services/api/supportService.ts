import { done, bodyOf, request } from 'src/services/http/http'
import { type HelpInfo, helpInfoSchema } from 'src/services/helpInfo'

/** Requests how the company's support can be reached (support/help-info-cached). */
export const fetchHelpInfo = (): Promise<HelpInfo> =>
  request('get', '/api/online/v1/support/get-info', { read: bodyOf(helpInfoSchema) })

/** A request for support as the server accepts it; guests name no company (support/fields, support/guests). */
export interface Ticket {
  displayName: string
  email: string
  /** A plus sign and digits. */
  phone: string
  /** At most 512 characters. */
  description: string
  company?: string
}

/** The optional additions to a ticket, as texts under the names of the contract. */
export type TicketAdditions = Readonly<Record<string, string>>

/** Sends a ticket together with its additions (support/sent). */
export const sendTicket = (ticket: Ticket): Promise<void> =>
  request('post', '/api/online/v1/support/form', { body: ticket, form: 'ticket', read: done })
