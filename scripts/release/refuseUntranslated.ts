import { Complaint } from 'scripts/command/command'

/** Throws a Complaint that names the texts without translations: no release has any (decision 0213). */
export function refuseUntranslated(waiting: Readonly<Record<string, string>>): void {
  const keys = Object.keys(waiting)
  if (keys.length > 0) throw new Complaint(`${keys.length} to be translated: ${keys.join(', ')}.`)
}
