// Replaces immer in the build and in the tests: every reducer returns the next state, so nothing is drafted (decision 0140).

export const isDraft = (): boolean => false

/** False for every state: the toolkit then takes what a reducer returns, and throws where one returns nothing. */
export const isDraftable = (): boolean => false

function never(): never {
  throw new Error('No state is drafted: a reducer returns the next one')
}

/** The toolkit calls them for drafts alone. */
export { never as current, never as produce }
