import type { ComponentType } from 'react'
import { useSelector } from 'react-redux'
import { COOKIES } from 'src/constants/cookies'
import { selectIsNativeClient } from 'src/features/environment/environmentSlice'
import { LanguageMenu } from 'src/features/language/LanguageMenu'
import { language as spoken, loadMessages } from 'src/messages/catalogue'
import { changeLanguage } from 'src/messages/changeLanguage'
import { cultureFor } from 'src/messages/languageNames'
import { type Language, languagesOf } from 'src/messages/pickLanguage'
import { config, reportConfig } from 'src/services/config'
import { writeCookie } from 'src/services/storage/cookies'
import { wantedCultures } from 'src/services/storage/wantedCultures'

/** The menu of languages, with the words of every screen; a native client has its own (product/language-menu). */
export async function languageMenu(renderAgain: () => void): Promise<ComponentType> {
  await loadMessages()
  const choose = async (language: Language): Promise<boolean> => {
    if (!(await changeLanguage(language))) return false
    // The person may have chosen another language since.
    if (spoken() !== language) return true
    writeCookie(COOKIES.userCulture, cultureFor(language, wantedCultures()))
    renderAgain()
    return true
  }
  const { languages, defaultLanguage } = config()
  const offered = languagesOf(languages)
  if (offered.length < languages.length) reportConfig('languages')
  if (defaultLanguage !== null && languagesOf(defaultLanguage).length === 0) reportConfig('defaultLanguage')
  return function Languages() {
    return !useSelector(selectIsNativeClient) && <LanguageMenu offered={offered} onChoose={choose} />
  }
}
