/** The world of scripts that Playwright asks for beside the page's own. WebKit has none: it is the page's own under a second number. */
export const UTILITY = '__playwright_utility_world__'

const SECOND = 1_000_000

export const secondOf = (context: number): number => context + SECOND

/** The page's own context behind either number. */
export const ownOf = (context: number): number => (context > SECOND ? context - SECOND : context)
