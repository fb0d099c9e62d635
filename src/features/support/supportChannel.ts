import type { HelpInfo } from 'src/services/helpInfo'

export type SupportChannel =
  | { kind: 'form' }
  | { kind: 'phone'; phone: string; tel: string; hours?: string }
  | { kind: 'address'; address: string }
  | { kind: 'none' }

type ByPhone = Extract<SupportChannel, { kind: 'phone' }>

/** Support's phone, where it has one. */
export function phoneOf({ phone, phoneHours }: HelpInfo): ByPhone | undefined {
  const digits = phone?.replace(/\D/g, '')
  if (!phone || !digits) return undefined
  const plus = phone.startsWith('+') ? '+' : ''
  return { kind: 'phone', phone, tel: `tel:${plus}${digits}`, ...(phoneHours && { hours: phoneHours }) }
}

/** The way to get help: the form if support has an e-mail address, else the phone (support/by-mail, addresses/support). */
export function supportChannel(info: HelpInfo): SupportChannel {
  if (info.email) return { kind: 'form' }
  const phone = phoneOf(info)
  if (phone) return phone
  return info.requestSupportUrl ? { kind: 'address', address: info.requestSupportUrl } : { kind: 'none' }
}
