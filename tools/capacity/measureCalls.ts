import { startSandbox } from 'sandbox/ownProcess'
import { launchChromium } from 'scripts/programs/browser'
import { takeWalk, type Walked } from './walks/takeWalk'
import { WALKS } from './walks/walks'

/** Walks every journey, one after the other. */
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
