import { useSyncExternalStore } from 'react'
import { followLanguage } from 'src/messages/catalogue'
import { useLanguage } from 'src/messages/useMessages'
import { readCulture } from 'src/services/storage/culture'

/** Returns the culture of dates and times, which the language menu changes with the language; the page's language until the person has one (product/culture). */
export function useCulture(): string {
  const language = useLanguage()
  return useSyncExternalStore(followLanguage, readCulture) ?? language
}
