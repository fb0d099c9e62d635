import { hashPerson } from 'src/services/storage/oneSignIn/announceSignIn'
import type { Mark } from 'src/services/storage/oneSignIn/currentSignIn'

/** Stores a mark as another page does, for a user if one is named; returns it. */
export async function storeMark({ id = 'm1', ...more }: Partial<Mark>, username = ''): Promise<Mark> {
  const mark = { id, who: await hashPerson(id, username), ...more }
  localStorage.setItem('foyer.currentSignIn', JSON.stringify(mark))
  return mark
}

/** Stores the entry of a credential as another page does; '' for a user whom only the answer names. */
export async function storeEntry(id: string, username: string, at = Date.now()): Promise<void> {
  const who = await hashPerson(id, username)
  localStorage.setItem(`foyer.pendingSignIn.${id}`, JSON.stringify({ who, at }))
}
