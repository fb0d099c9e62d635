import * as v from 'valibot'
import { SERVER_TEXT_MAX } from 'src/constants/limits'
import type { CompanySettings } from 'src/services/api/companyService'
import { timeStamp } from 'src/services/api/timeStamp'
import { serverAddress } from 'src/services/addresses/trustedAddress'
import { cleanText } from 'src/services/cleanText'
import { isPlainObject } from 'src/services/schemas'

export interface Notice {
  text: string
  severity: 'info' | 'warning'
  link?: string | undefined
  /** The end, in milliseconds since the epoch by the clock of the device. */
  untilMs?: number | undefined
}

const WITH_ZONE = /T.*(?:Z|[+-]\d\d(?::?\d\d)?)$/i

/** Returns the notice of the settings, or undefined without a text. A longer text is cut; any other unusable field counts as absent (notice/fields). */
export function readNotice(setting: unknown, received: CompanySettings['received']): Notice | undefined {
  if (!isPlainObject(setting)) return undefined
  const { text, severity, link, until } = setting as Record<string, unknown>
  const shown = typeof text === 'string' ? cleanText(text.replace(/\s+/g, ' '), SERVER_TEXT_MAX) : ''
  if (shown === '') return undefined
  const endMs = timeOf(until)
  return {
    text: shown,
    severity: severity === 'warning' ? severity : 'info',
    link: typeof link === 'string' ? serverAddress(link, 'https:') : undefined,
    untilMs: endMs === undefined ? undefined : endMs - serverLeadMs(received),
  }
}

/** Returns the milliseconds since the epoch of an ISO 8601 time with a zone. */
function timeOf(until: unknown): number | undefined {
  if (typeof until !== 'string' || !WITH_ZONE.test(until.trim())) return undefined
  return v.parse(timeStamp, until) ?? undefined
}

/** Returns by how many milliseconds the server's clock is ahead of the device's; 0 if the response had no date (notice/until). */
function serverLeadMs(received: CompanySettings['received']): number {
  const servedMs = Date.parse(received?.server ?? '')
  return received && !Number.isNaN(servedMs) ? servedMs - received.deviceMs : 0
}
