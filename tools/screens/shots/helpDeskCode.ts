import { after, type Stage, type Ways } from '../shot'
import { press, seen, settings } from '../steps'
import { fillIn, openForm } from './support'

/** Returns the displayed code. */
const codeOf = async ({ page }: Stage): Promise<string> =>
  (await page.getByText(/^\d{3} \d{3}$/).innerText()).replace(' ', '')

/** The code for the help desk, on the page of the support form. */
export const helpDeskCodeShots: Ways = {
  'support-desk-offer': [settings({ helpDeskCodeEnabled: true }), openForm, seen('Show a code')],
  // Empty fields show no message.
  'support-desk-code': after('support-desk-offer', fillIn, press('Show a code'), codeOf),
  'support-desk-seen': after(
    'support-desk-code',
    async stage => stage.sandbox.api('help-desk', { method: 'POST', body: { code: await codeOf(stage) } }),
    seen('If you are not talking to them now, call them: somebody else may have used your code.'),
  ),
}
