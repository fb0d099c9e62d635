import { useLanguage } from 'src/messages/useMessages'
import { readCulture } from 'src/services/storage/culture'

/** Tells a time of day in the person's culture, else in the page's language (product/culture). Milliseconds since the epoch. */
export function useTimeOfDay(): (ms: number) => string {
  const language = useLanguage()
  const clock = new Intl.DateTimeFormat(readCulture() ?? language, { hour: 'numeric', minute: '2-digit' })
  return ms => clock.format(ms)
}
