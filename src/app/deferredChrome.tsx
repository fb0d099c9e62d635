import type { ComponentType } from 'react'
import { useSelector } from 'react-redux'
import { COOKIES } from 'src/constants/cookies'
import { selectIsNativeClient } from 'src/features/environment/environmentSlice'
import { LanguageMenu } from 'src/features/language/LanguageMenu'
import { loadMessages } from 'src/messages/catalogue'
import { changeLanguage } from 'src/messages/changeLanguage'
import { cultureFor } from 'src/messages/languageNames'
import { type Language, languagesOf } from 'src/messages/pickLanguage'
import { config, reportConfig } from 'src/services/config'
import { writeCookie } from 'src/services/storage/cookies'
import { wantedCultures } from 'src/services/storage/wantedCultures'
import { Accounts } from 'src/features/signIn/accounts/Accounts'

/** The menu of languages, with the words of every screen; a native client has its own (product/language-menu). */
async function languageMenu(): Promise<ComponentType> {
  await loadMessages()
  // The page reads the culture when it follows the language.
  const choose = (language: Language): Promise<boolean> =>
    changeLanguage(language, () => writeCookie(COOKIES.userCulture, cultureFor(language, wantedCultures())))
  const { languages, defaultLanguage } = config()
  const offered = languagesOf(languages)
  if (offered.length < languages.length) reportConfig('languages')
  if (defaultLanguage !== null && languagesOf(defaultLanguage).length === 0) reportConfig('defaultLanguage')
  return function Languages() {
    return !useSelector(selectIsNativeClient) && <LanguageMenu offered={offered} onChoose={choose} />
  }
}

/** The parts that load at the first activity, with the texts of all screens: the language menu and the choice of accounts. */
export const deferredChrome = async () => ({
  Languages: await languageMenu(),
  Accounts,
})
