import { inEnglish, applyLanguage } from 'src/messages/catalogue'
import type { LoadedLanguage, Language } from 'src/messages/pickLanguage'
import { loadLanguage } from 'src/messages/languages'

let latest: Language | undefined

const load = async (language: Language): Promise<LoadedLanguage> =>
  (await loadLanguage([language])) ?? inEnglish((await import('src/messages/en-US')).enUS)

/** Changes to the words of another language, and calls `beforeChange` when they have loaded. The last choice counts, whichever loads first; false where its words fail to load, and then the page stays as it is (product/language-menu). */
export async function changeLanguage(language: Language, beforeChange?: () => void): Promise<boolean> {
  latest = language
  try {
    const own = await load(language)
    if (latest !== language) return true
    beforeChange?.()
    applyLanguage(own)
    return true
  } catch {
    return latest !== language
  }
}
