import { replaceWords } from 'src/messages/catalogue'
import { replacements } from 'src/messages/replacements'
import { adoptStyles } from 'src/services/browser/adoptStyles'
import { config, reportConfig } from 'src/services/config'
import { handover } from 'src/services/http/handover'
import { accentSheet } from 'src/styles/accent'

/** Applies the branding of the runtime configuration: the accent colour and replaced texts. */
export function putOnLook(): void {
  const { accentColor, texts } = config()
  if (accentColor) adoptStyles(accentSheet(accentColor))
  const { words, wrong } = replacements(texts ?? {})
  for (const name of wrong) {
    reportConfig(`texts.${name}`)
    handover()?.report?.({ configured: `texts.${name}` })
  }
  replaceWords(words)
}
