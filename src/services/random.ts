/** A number from 0 to below 1, by chance. Not for secrets. */
export const randomShare = (): number => Math.random()
