import { readLook } from 'deploy/rules/look.mjs'
import { companyVariant } from 'src/app/companyVariant'
import type { FrameParts } from 'src/features/company/CompanyFrame'
import { CompanyLinks, Welcome, CompanyLogo } from 'src/features/company/CompanyLinks'
import frameSheet from 'src/features/company/frameSheet.css?text'
import { replaceWords } from 'src/messages/catalogue'
import { replacements } from 'src/messages/replacements'
import { adoptStyles, colorBrowserBar, showFavicon } from 'src/services/browser/pageAppearance'
import { config, reportConfig } from 'src/services/config'
import { handover } from 'src/services/http/handover'
import { lookColors, lookSheet } from 'src/styles/lookSheet'
import { PALETTE } from 'src/styles/palette'

/** Applies the branding of the runtime configuration: colours, shapes, fonts and replaced texts, with the variant of this browser in place of parts of them. Returns the parts that it adds to the frame. */
export function applyLook(): FrameParts {
  const { accentColor, look: configured, texts } = config()
  const { variant, wrong: wrongVariants } = companyVariant()
  const { look: own, wrong } = readLook(configured ?? {})
  const { words, wrong: wrongTexts } = replacements(texts ?? {})
  const { words: otherWords, wrong: wrongOthers } = replacements(variant?.texts ?? {})
  const look = { ...own, ...variant?.look }
  for (const name of [
    ...wrong.map(each => each.name),
    ...wrongTexts.map(each => `texts.${each}`),
    ...wrongVariants,
    ...wrongOthers.map(each => `variants.${variant?.name}.texts.${each}`),
  ]) {
    reportConfig(name)
    handover()?.report?.({ configured: name })
  }
  const tokens = { ...look, accentColor }
  adoptStyles(lookSheet(tokens) + frameSheet)
  if (look.surfaceColor) {
    const surfaceOf = (scheme: 'light' | 'dark') =>
      lookColors(tokens, scheme).surface ?? PALETTE[scheme].surface
    colorBrowserBar({ light: surfaceOf('light'), dark: surfaceOf('dark') })
  }
  if (look.favicon) showFavicon(look.favicon)
  replaceWords(language => ({ ...words(language), ...otherWords(language) }))
  const { logo, darkLogo, welcome, links } = look
  return {
    ...(logo && {
      Logo: ({ otherwise }) => <CompanyLogo logo={logo} darkLogo={darkLogo} otherwise={otherwise} />,
    }),
    ...(welcome && { Welcome: () => <Welcome text={welcome} /> }),
    ...(links && { Links: () => <CompanyLinks addresses={links} /> }),
  }
}
