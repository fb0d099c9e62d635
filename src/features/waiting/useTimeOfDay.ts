import { useLanguage } from 'src/messages/useMessages'
import { useCulture } from 'src/features/waiting/useCulture'

/** Tells a time of day in the person's culture, else in the page's language (product/culture). Milliseconds since the epoch. */
export function useTimeOfDay(): (ms: number) => string {
  const language = useLanguage()
  const culture = useCulture()
  const clock = new Intl.DateTimeFormat(culture ?? language, { hour: 'numeric', minute: '2-digit' })
  return ms => clock.format(ms)
}
