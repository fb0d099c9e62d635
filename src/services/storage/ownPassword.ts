/** Who has a password of their own since this page was loaded, in place of a temporary one. */
let owner: string | undefined

/** Remembers it, for settings that still call it temporary would lead back to its change, again and again. */
export function noteOwnPassword(username: string): void {
  owner = username
}

export const hasOwnPassword = (username: string): boolean => owner === username
