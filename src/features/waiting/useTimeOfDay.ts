import { useLanguage } from 'src/messages/useMessages'
import { useCulture } from 'src/features/waiting/useCulture'

/**
 * Returns a function that formats a time, in milliseconds since the epoch, as a time of day in the person's culture,
 * otherwise in the page's language (product/culture).
 */
export function useTimeOfDay(): (ms: number) => string {
  const language = useLanguage()
  const culture = useCulture()
  const clock = new Intl.DateTimeFormat(culture ?? language, { hour: 'numeric', minute: '2-digit' })
  return ms => clock.format(ms)
}
