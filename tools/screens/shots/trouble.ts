import type { Shot } from '../shot'
import { open, press, seen, enter } from '../steps'

const SORRY = 'We’re sorry. Something went wrong…'

/** The page when the app cannot run. */
export const troubleShots: Shot[] = [
  {
    name: 'trouble-app-failed',
    reach: async stage => {
      await stage.page.route(/\/signin\/view[^/]*\.js$/, route => route.abort())
      await open(stage, '/password-expired')
      await seen(stage, SORRY)
    },
  },
  {
    name: 'trouble-chunk-failed',
    reach: async stage => {
      await stage.page.route(/\/signin\/(?!main|view)[^/]+\.js$/, route => route.abort())
      await open(stage, '/password-expired')
      await seen(stage, SORRY)
    },
  },
  {
    name: 'trouble-chunk-offline',
    reach: async stage => {
      await open(stage, '/password-expired')
      await stage.page.getByRole('button', { name: 'Change password' }).waitFor()
      await stage.page.context().setOffline(true)
      await press(stage, 'Change password')
      await seen(stage, 'Internet connection is not available.')
    },
  },
  {
    name: 'trouble-chunk-late',
    reach: async stage => {
      await stage.page.route(/\/signin\/(?!main|view)[^/]+\.js$/, () => undefined)
      await stage.page.goto(`${stage.sandbox.origin}/signin/password-expired`, { waitUntil: 'commit' })
      // The page also shows this before its scripts, and not as a status.
      await stage.page.getByRole('status').filter({ hasText: 'Loading…' }).waitFor()
    },
  },
  {
    name: 'trouble-crashed',
    reach: async stage => {
      await stage.page.addInitScript(() => {
        Object.assign(Intl, { RelativeTimeFormat: undefined })
      })
      await enter(stage, 'simple', '/change-password')
      await seen(stage, SORRY)
    },
  },
  {
    name: 'trouble-no-script',
    options: { javaScriptEnabled: false },
    reach: stage => open(stage),
  },
]
