import { type Act, type Ways } from '../shot'
import { button, enter, offline, open, press, seen, waitFor } from '../steps'

const SORRY = 'We’re sorry. Something went wrong…'
const CHUNKS = /\/signin\/(?!main|view)[^/]+\.js$/

const fail =
  (files: RegExp): Act =>
  ({ page }) =>
    page.route(files, route => route.abort())

/** The page when the app cannot run. */
export const troubleShots: Ways = {
  'trouble-app-failed': [fail(/\/signin\/view[^/]*\.js$/), open('/password-expired'), seen(SORRY)],
  'trouble-chunk-failed': [fail(CHUNKS), open('/password-expired'), seen(SORRY)],
  'trouble-chunk-offline': [
    open('/password-expired'),
    button('Change password'),
    offline,
    press('Change password'),
    seen('Internet connection is not available.'),
  ],
  'trouble-chunk-late': [
    ({ page }) => page.route(CHUNKS, () => undefined),
    ({ page, sandbox }) => page.goto(`${sandbox.origin}/signin/password-expired`, { waitUntil: 'commit' }),
    // The page also shows this before its scripts, and not as a status.
    waitFor(page => page.getByRole('status').filter({ hasText: 'Loading…' })),
  ],
  'trouble-crashed': [
    ({ page }) =>
      page.addInitScript(() => {
        Object.assign(Intl, { RelativeTimeFormat: undefined })
      }),
    enter('simple', '/change-password'),
    seen(SORRY),
  ],
  'trouble-no-script': { options: { javaScriptEnabled: false }, way: [open()] },
}
