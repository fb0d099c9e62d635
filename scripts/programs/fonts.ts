import { execFileSync } from 'node:child_process'
import { LANGUAGES, tagOf } from 'src/messages/pickLanguage'
import { canInstall, installFromDebian } from './debian'

/** Debian's fonts for every script of our languages. */
const PACKAGES = ['fonts-noto-core', 'fonts-noto-cjk']

/** Returns the fonts that can write a language, from fontconfig; undefined without fontconfig, for example on macOS. */
function fontsFor(language: string): string | undefined {
  try {
    return execFileSync('fc-list', [`:lang=${language.toLowerCase()}`, 'family'], { encoding: 'utf8' })
  } catch {
    return undefined
  }
}

/** Returns the languages that no font of this machine can write. */
export const withoutFont = (
  languages: readonly string[],
  fonts: (language: string) => string | undefined = fontsFor,
): string[] => languages.filter(language => fonts(language)?.trim() === '')

/** Installs the missing fonts from Debian's packages if possible, and prints the languages that remain without one: pages are measured and drawn in all of them. */
export function ensureFonts(): void {
  const languages = LANGUAGES.map(tagOf)
  if (withoutFont(languages).length > 0 && canInstall()) {
    console.log('Installing the Noto fonts from the packages of this system …')
    installFromDebian(PACKAGES)
  }
  const unwritable = withoutFont(languages)
  if (unwritable.length > 0) console.error(`No font for ${unwritable.join(', ')}: this machine has none.`)
}
