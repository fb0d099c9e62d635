import type { Shot, Stage } from '../shot'
import { seen } from '../steps'
import { fillIn, openForm } from './support'

/** Opens the form of a company whose help desk accepts a code. */
async function openDesk(stage: Stage): Promise<void> {
  await stage.sandbox.api('company', { method: 'PUT', body: { settings: { helpDeskCodeEnabled: true } } })
  await openForm(stage)
  await seen(stage, 'Show a code')
}

/** Returns the displayed code. */
const codeOf = async ({ page }: Stage): Promise<string> =>
  (await page.getByText(/^\d{3} \d{3}$/).innerText()).replace(' ', '')

/** The code for the help desk, on the page of the support form. */
export const helpDeskCodeShots: Shot[] = [
  {
    name: 'support-desk-offer',
    reach: openDesk,
  },
  {
    name: 'support-desk-code',
    from: 'support-desk-offer',
    reach: async stage => {
      // Empty fields show no message.
      await fillIn(stage)
      await stage.page.getByRole('button', { name: 'Show a code' }).click()
      await codeOf(stage)
    },
  },
  {
    name: 'support-desk-seen',
    from: 'support-desk-code',
    reach: async stage => {
      const code = await codeOf(stage)
      await stage.sandbox.api('help-desk', { method: 'POST', body: { code } })
      await seen(
        stage,
        'If you are not talking to them now, call them: somebody else may have used your code.',
      )
    },
  },
]
