import type { Page } from 'playwright-core'
import { PASSWORD } from 'sandbox/company/harbor'
import type { Sandbox } from 'sandbox/ownProcess'

/** One step: its name, its page, and the user's actions there. */
interface Step {
  name: string
  /** The expected page, by its address, heading, button and fields. */
  shows: RegExp
  act: (page: Page, sandbox: Sandbox) => Promise<void>
  /** True if the page learns of the user's action with its next poll. */
  polled?: true
}

export interface Journey {
  name: string
  steps: Step[]
  /** The last page. */
  end: RegExp
}

const WEB_APP = /\/online\/ /
const KEY_MS = 250
const GLANCE_MS = 1500

const type = async (page: Page, selector: string, text: string): Promise<void> => {
  await page.locator(selector).pressSequentially(text, { delay: KEY_MS })
  await page.keyboard.press('Enter')
}

const username = (name: string): Step => ({
  name: 'username',
  shows: / Next username$/,
  act: page => type(page, 'input[name=username]', name),
})

const password: Step = {
  name: 'password',
  shows: / username password$/,
  act: page => type(page, 'input[name=password]', PASSWORD),
}

const code: Step = {
  name: 'code',
  shows: / securityCode$/,
  act: async (page, sandbox) => type(page, '#securityCode', await sandbox.newestCode('sms')),
}

const approval: Step = {
  name: 'approval',
  shows: /\/verification /,
  act: async (page, sandbox) => {
    // The user looks at the phone. No page receives the press on it.
    await page.waitForTimeout(GLANCE_MS)
    const { approvals } = await sandbox.phone('approve')
    await page.evaluate(() =>
      window.benchReport(
        JSON.stringify({
          what: 'pressed',
          at: performance.timeOrigin + performance.now(),
          page: '',
          shift: 0,
        }),
      ),
    )
    await sandbox.api(`approvals/${approvals[0]?.id}`, { method: 'POST', body: { answer: 'allow' } })
  },
  polled: true,
}

const provider: Step[] = [
  username('sso'),
  {
    name: 'the way to the provider',
    shows: / Continue username$/,
    act: page => page.getByRole('button', { name: 'Continue' }).click(),
  },
  {
    name: 'the provider’s page',
    shows: /\/interaction\//,
    act: page => type(page, 'input[type=password]', PASSWORD),
  },
]

const byPassword = [username('simple'), password]

/** The same keys in pages without any script. */
export const LIMIT: Journey = { name: 'by password, without a script', steps: byPassword, end: WEB_APP }

/** The journeys whose speed users notice most; each ends at the web app. */
export const JOURNEYS: Journey[] = [
  { name: 'by password', steps: byPassword, end: WEB_APP },
  { name: 'by provider', steps: provider, end: WEB_APP },
  { name: 'by password and code', steps: [username('sms'), password, code], end: WEB_APP },
  { name: 'by password and approval', steps: [username('approve'), password, approval], end: WEB_APP },
]
