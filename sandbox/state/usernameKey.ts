/** Returns the form in which usernames are compared: case and Unicode composition (NFC) make no difference. */
export const usernameKey = (username: string): string => username.normalize('NFC').trim().toLowerCase()
