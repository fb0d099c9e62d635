import { startSandbox } from 'sandbox/ownProcess'
import { launchChromium } from 'scripts/programs/browser'
import { factorWalks } from './walks/factorWalks'
import { passkeyWalks } from './walks/passkeyWalks'
import { passwordWalks } from './walks/passwordWalks'
import { signInWalks } from './walks/signInWalks'
import { takeWalk, type Walked } from './walks/takeWalk'
import type { Walk } from './walks/walk'

/** Every journey, in the order of the page. */
export const WALKS: readonly Walk[] = [...signInWalks, ...passkeyWalks, ...factorWalks, ...passwordWalks]

/** Walks every journey, one after another. */
export async function measureCalls(say: (line: string) => void): Promise<Walked[]> {
  const [browser, sandbox] = await Promise.all([launchChromium(), startSandbox()])
  const walked: Walked[] = []
  try {
    for (const walk of WALKS) {
      say(`a person ${walk.name}`)
      walked.push(await takeWalk(browser, sandbox, walk))
    }
    return walked
  } finally {
    await Promise.all([browser.close(), sandbox.stop()])
  }
}
