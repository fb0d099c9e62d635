import { BESIDE_MS } from 'src/constants/timings'
import type { LazyLoad } from 'src/components/feedback/LazyScreen'
import type { AccountsProps } from 'src/features/signIn/accounts/Accounts'
import type { beside } from 'src/app/beside'
import { presence } from 'src/services/browser/moments/presence'

type Beside = Awaited<ReturnType<typeof beside>>

export interface LoadBeside {
  languages: LazyLoad
  accounts: LazyLoad<AccountsProps>
}

/** Loads what comes with the first sign of a person, in one chunk; each part is drawn at once where that is there. */
export function loadBeside(tellAgain: () => void): LoadBeside {
  let there: Beside | undefined
  let coming: Promise<Beside> | undefined
  const load = () => (coming ??= fetchNow())
  const fetchNow = async (): Promise<Beside> => {
    try {
      await presence(BESIDE_MS)
      return (there = await (await import('src/app/beside')).beside(tellAgain))
    } finally {
      // One that has failed is asked for again.
      coming = there && coming
    }
  }
  return {
    languages: async () => (await load()).Languages,
    accounts: Object.assign(async () => (await load()).Accounts, { ready: () => there?.Accounts }),
  }
}
