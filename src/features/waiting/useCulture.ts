import { useSyncExternalStore } from 'react'
import { readCulture } from 'src/services/storage/culture'

/** The language menu, which changes the cookie, renders the whole app again. */
const never = () => () => undefined

/** Returns the culture of dates and times; undefined if it is that of the page's language (product/culture). */
export const useCulture = (): string | undefined => useSyncExternalStore(never, readCulture)
