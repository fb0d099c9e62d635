import type { Browser, CDPSession } from 'playwright-core'
import type { Conditions } from './conditions'
import { lookup, watchFields } from './fields'
import { withPage } from './withPage'

const LETTERS = ['k', 'i', 'm']
const ENTER = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' }

const letter = (key: string) => ({
  key,
  code: `Key${key.toUpperCase()}`,
  windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0),
  text: key,
})

/** Presses all keys at once: they wait for the page in the browser, like those of a fast user. */
async function pressAll(cdp: CDPSession): Promise<void> {
  const presses = [...LETTERS.map(letter), ENTER]
  await Promise.all(
    presses.flatMap(press => [
      cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', ...press }),
      cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...press, text: '' }),
    ]),
  )
}

export interface EagerFigures {
  /** The time when the page acts on the submit: the lookup's request begins. */
  takenOver: number
  /** The time when the password field appears. */
  eagerPassword: number
}

/** Types a name and presses Enter in the first frame that shows the field. Times are in milliseconds since the navigation began. */
export function eagerVisit(browser: Browser, address: string, conditions: Conditions): Promise<EagerFigures> {
  return withPage(browser, address, conditions, async ({ page, cdp }) => {
    const shown = await watchFields(cdp, address)
    const [{ startedAt, passwordAt }] = await Promise.all([
      lookup(page, shown, address, LETTERS.join('')),
      page.goto(address, { waitUntil: 'commit' }),
      shown('username').then(() => pressAll(cdp)),
    ])
    return { takenOver: startedAt, eagerPassword: passwordAt }
  })
}
