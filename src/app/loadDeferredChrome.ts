import { DEFERRED_CHROME_MS } from 'src/constants/timings'
import type { deferredChrome } from 'src/app/deferredChrome'
import { firstActivity } from 'src/services/browser/moments'
import { keepsSeveralNames } from 'src/services/storage/accounts'

type DeferredChrome = Awaited<ReturnType<typeof deferredChrome>>

/**
 * Loads the deferred parts in one chunk at the first sign of activity, or at once if there are accounts to choose
 * from. Each part is rendered immediately if the chunk has already loaded.
 */
export function loadDeferredChrome() {
  let there: DeferredChrome | undefined
  let coming: Promise<DeferredChrome> | undefined
  const load = () => (coming ??= fetchNow())
  const fetchNow = async (): Promise<DeferredChrome> => {
    try {
      if (!keepsSeveralNames()) await firstActivity(DEFERRED_CHROME_MS)
      return (there = await (await import('src/app/deferredChrome')).deferredChrome())
    } finally {
      // After a failure the next call tries again.
      coming = there && coming
    }
  }
  return {
    languages: async () => (await load()).Languages,
    accounts: Object.assign(async () => (await load()).Accounts, { ready: () => there?.Accounts }),
  }
}
