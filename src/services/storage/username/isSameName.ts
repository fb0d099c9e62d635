/** Whether two usernames are one person's: case does not tell them apart. */
export const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
