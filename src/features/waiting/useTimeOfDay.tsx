import { useMessages, useLanguage } from 'src/messages/useMessages'
import type { Deadline } from 'src/services/clock'
import { useSyncExternalStore } from 'react'
import { followLanguage } from 'src/messages/catalogue'
import { readCulture } from 'src/services/storage/culture'

/** Returns the culture of dates and times, which the language menu changes with the language; the page's language until the person has one (product/culture). */
export function useCulture(): string {
  const language = useLanguage()
  return useSyncExternalStore(followLanguage, readCulture) ?? language
}

/** Returns a function that formats a time, in milliseconds since the epoch, as a time of day in the person's culture. */
export function useTimeOfDay(): (ms: number) => string {
  const clock = new Intl.DateTimeFormat(useCulture(), { hour: 'numeric', minute: '2-digit' })
  return ms => clock.format(ms)
}

export function StartTime({ at }: { at: Deadline }) {
  const t = useMessages()
  const clock = useTimeOfDay()
  return <p>{t('waiting.since', { time: clock(at.wallMs) })}</p>
}
