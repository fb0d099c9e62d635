import { config } from 'src/services/config'
import { urlOf } from 'src/services/urlOf'
import { currentOrigin } from 'src/services/browser/navigation'

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false

async function fetchFile(path: string): Promise<void> {
  // A prefetch link would be the form for it: Safari has none, and Firefox asks `default-src` about it.
  const answer = await fetch(path, { priority: 'low', redirect: 'error' })
  await answer.arrayBuffer()
}

/** Fetches the files that the web app needs first, so that the browser has them when it opens. Fetches none for a person who saves data or goes to another origin, and ignores failures (sign-in/web-app-files). */
export function fetchWebAppFiles(destination: string | undefined): void {
  if (savesData() || (destination && urlOf(destination)?.origin !== currentOrigin())) return
  for (const path of config().webAppFiles) void fetchFile(path).catch(() => undefined)
}

/** Fetches an image so that the next page has it; resolves when it has loaded or failed (onboarding/v2). */
export const preloadImage = (address: string): Promise<void> =>
  new Promise(resolve => {
    const image = new Image()
    image.onload = image.onerror = () => resolve()
    image.referrerPolicy = 'no-referrer'
    image.src = address
  })
