import type { HelpInfo } from 'src/services/helpInfo'

export type WayToSupport =
  | { kind: 'form' }
  | { kind: 'phone'; phone: string; tel: string; hours?: string }
  | { kind: 'address'; address: string }
  | { kind: 'none' }

/** How a person gets help: by the form where support has an e-mail address, else by phone (support/by-mail, addresses/support). */
export function wayToSupport({ email, phone, phoneHours, requestSupportUrl }: HelpInfo): WayToSupport {
  if (email) return { kind: 'form' }
  const digits = phone?.replace(/\D/g, '')
  if (phone && digits) {
    const plus = phone.startsWith('+') ? '+' : ''
    return { kind: 'phone', phone, tel: `tel:${plus}${digits}`, ...(phoneHours && { hours: phoneHours }) }
  }
  return requestSupportUrl ? { kind: 'address', address: requestSupportUrl } : { kind: 'none' }
}
