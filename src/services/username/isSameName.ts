import { cleanName } from 'src/services/username/cleanName'

/** Returns the form of a username that is equal for all spellings of one person's name: clean and in lower case (forms/names-cleaned). */
export const nameKey = (name: string): string => cleanName(name).toLowerCase().normalize()

export const isSameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other)
