import { useSyncExternalStore } from 'react'
import { followLanguage } from 'src/messages/catalogue'
import { readCulture } from 'src/services/storage/culture'

/** Returns the culture of dates and times, which the language menu changes with the language; undefined if it is that of the page's language (product/culture). */
export const useCulture = (): string | undefined => useSyncExternalStore(followLanguage, readCulture)
