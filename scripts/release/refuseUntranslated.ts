import { Complaint } from 'scripts/command/command'

/** Throws a Complaint that names the texts without translations: no release has any (decision 0213). */
export function refuseUntranslated(texts: readonly string[]): void {
  if (texts.length > 0) throw new Complaint(`${texts.length} to be translated: ${texts.join(', ')}.`)
}
