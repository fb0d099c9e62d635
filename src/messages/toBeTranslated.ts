/**
 * Texts that land before their translations, in English: those of the first load, and all others. A language without its own text shows
 * the English one, marked by its `lang`. `npm run messages -- status` counts them, and no release has any (decision 0213).
 */
export const newInitial = {} as const satisfies Record<string, string>

export const newTexts = {} as const satisfies Record<string, string>

/** Both. */
export const newWords = { ...newInitial, ...newTexts }

export type NewKey = keyof typeof newWords
