import { enUSDoor } from 'src/messages/en-US.door'
import type { Messages } from 'src/messages/en-US'

let replaced: Partial<Messages> = {}
let catalogue: Partial<Messages> = enUSDoor

/** The words that have come so far: the door's own from the first load on, all of them once a screen was due. */
export const words = (): Partial<Messages> => catalogue

/** Loads the words of every screen; a screen is not shown before them. */
export async function loadMessages(): Promise<void> {
  catalogue = { ...(await import('src/messages/en-US')).enUS, ...replaced }
}

/** Puts a company's own words in place of ours, now and in what is still to come. */
export function replaceWords(own: Partial<Messages>): void {
  replaced = own
  catalogue = { ...catalogue, ...own }
}
