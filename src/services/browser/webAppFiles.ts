import { config } from 'src/services/config'
import { tab } from 'src/services/tab'
import { urlOf } from 'src/services/urlOf'
import { currentOrigin } from 'src/services/browser/navigation'

const savesData = (): boolean =>
  (tab.navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false

async function fetchFile(path: string): Promise<void> {
  // Not a prefetch link: Safari does not support it, and Firefox applies `default-src` to it.
  const answer = await tab.fetch(path, { priority: 'low', redirect: 'error' })
  await answer.arrayBuffer()
}

const CROSS_FADE = '@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}'

/** Lets the browser cross-fade to the web app, which has the same rule, without a white frame in between. */
function crossFade(): void {
  try {
    // Any style sheet of the page is suitable, but one that an extension has inserted first may reject the rule.
    tab.document.styleSheets[0]?.insertRule(CROSS_FADE)
  } catch {
    // The web app opens without a transition.
  }
}

/**
 * Prepares to open the web app, unless the person goes to another origin. Prefetches its first files, except for a
 * person who saves data, and ignores failures (sign-in/web-app-files). Enables the browser's cross-fade if the
 * company has configured it (sign-in/web-app-transition).
 */
export function prepareWebApp(destination: string | undefined): void {
  if (destination && urlOf(destination)?.origin !== currentOrigin()) return
  const { webAppFiles, webAppTransition } = config()
  if (webAppTransition) crossFade()
  if (savesData()) return
  for (const path of webAppFiles) void fetchFile(path).catch(() => undefined)
}

/** Fetches an image so that the next page has it; resolves when it has loaded or failed (onboarding/v2). */
export const preloadImage = (address: string): Promise<void> =>
  new Promise(resolve => {
    const image = new tab.Image()
    image.onload = image.onerror = () => resolve()
    image.referrerPolicy = 'no-referrer'
    image.src = address
  })
