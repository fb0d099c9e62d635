/** The script world that Playwright requests in addition to the page's. WebKit has none: it is the page's own world with a second number. */
export const UTILITY = '__playwright_utility_world__'

const SECOND = 1_000_000

export const secondOf = (context: number): number => context + SECOND

/** Returns the page's own context for either number. */
export const ownOf = (context: number): number => (context > SECOND ? context - SECOND : context)
