export const ENGINES = ['chromium', 'firefox'] as const
export type Engine = (typeof ENGINES)[number]

/** The browser that the tests of this run are walked in: `ENGINE`, else Chromium. */
export const engine = (): Engine => ENGINES.find(name => name === process.env.ENGINE) ?? 'chromium'
