import { execFileSync } from 'node:child_process'
import { canInstall, installFromDebian } from './debian'

/** Debian's fonts for every script of our languages. */
const PACKAGES = ['fonts-noto-core', 'fonts-noto-cjk']

/** The fonts that can write a language, by fontconfig; undefined where there is none to ask, such as on macOS. */
function fontsFor(language: string): string | undefined {
  try {
    return execFileSync('fc-list', [`:lang=${language.toLowerCase()}`, 'family'], { encoding: 'utf8' })
  } catch {
    return undefined
  }
}

/** The languages that no font of this machine can write. */
export const withoutFont = (
  languages: readonly string[],
  fonts: (language: string) => string | undefined = fontsFor,
): string[] => languages.filter(language => fonts(language)?.trim() === '')

/** Installs the missing fonts from Debian's packages where that can be done; returns the languages that stay without one. */
export function ensureFonts(languages: readonly string[]): string[] {
  if (withoutFont(languages).length === 0 || !canInstall()) return withoutFont(languages)
  console.log('Installing the Noto fonts from the packages of this system …')
  installFromDebian(PACKAGES)
  return withoutFont(languages)
}
