import { test } from '@playwright/test'

export type Engine = 'chromium' | 'firefox' | 'webkit'

/** Returns the browser of the running test's project. */
export const engine = (): Engine => test.info().project.use.browserName ?? 'chromium'

/** Whether its colours can be changed under an open page; elsewhere they are chosen when it is launched. */
export const recolours = (): boolean => engine() !== 'firefox'

/** Whether Back from another site finds a page as it was left (bfcache); a WebKit that is driven reads it again. */
export const keepsAcrossSites = (): boolean => engine() !== 'webkit'

/** Whether a tab may open once the call that a press began has its answer; in WebKit only a press on a link opens one then. */
export const opensAfterAnswer = (): boolean => engine() !== 'webkit'

/** Whether a driver reports a download; elsewhere the browser handles it without an event. */
export const reportsDownloads = (): boolean => engine() === 'chromium'

/** Whether a page is drawn before all of it has arrived; WebKit draws nothing yet of one that has little text so far. */
export const drawsUnfinished = (): boolean => engine() !== 'webkit'

/** Whether Tab comes from a page's last stop to its first; in a Firefox that is driven it leaves the page for the browser's own controls, and no key brings it back. */
export const tabWrapsAround = (): boolean => engine() !== 'firefox'

/** Whether a focused element is in view at once; WebKit scrolls to it with the next frame. */
export const scrollsAtOnce = (): boolean => engine() !== 'webkit'
