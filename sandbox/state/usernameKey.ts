/** The form in which usernames are compared: neither case nor the composition of letters (NFC) tells them apart. */
export const usernameKey = (username: string): string => username.normalize('NFC').trim().toLowerCase()
