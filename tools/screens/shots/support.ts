import { type Act, after, inTurn, type Ways } from '../shot'
import {
  configured,
  enterPassword,
  FAILED,
  fault,
  hold,
  open,
  part,
  press,
  seen,
  submitUsername,
  toPassword,
  waitFor,
} from '../steps'

const INFO = '/api/online/v1/support/get-info'
const FORM = '/api/online/v1/support/form'
const EMAIL = 'grace@harbor.example'

const getHelp: Act = ({ page }) => page.getByRole('link', { name: 'Get help' }).click()
const submit = press('Submit')
const rightEmail: Act = ({ page }) => page.getByLabel('Email').fill(EMAIL)

export const openForm = inTurn(open(), getHelp, seen('Description'))

export const fillIn: Act = async ({ page }) => {
  await page.getByLabel('Name', { exact: true }).fill('Grace Hopper')
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Phone').pressSequentially('12025550199')
  await page.getByLabel('Description').fill('I have a new phone, and no code comes to it.')
  await page.getByLabel('Company').fill('Harbor')
}

/** Opens the page of a company with this help. */
const helpedBy = (helpInfo: object): Act =>
  inTurn(
    ({ sandbox }) => sandbox.api('company', { method: 'PUT', body: { helpInfo } }),
    submitUsername(''),
    getHelp,
  )

/** The support form: a modal on a desktop, a page on a phone. */
export const supportShots: Ways = {
  'support-loading': [
    hold(INFO),
    open(),
    getHelp,
    // Not next to the link, where it is shown until the modal's file has loaded.
    waitFor(page => page.locator('dialog:modal').getByText('Loading…')),
  ],
  support: after('support-loading', seen('Description')),
  'support-picker': after('support', press(/^Country/), part('listbox')),
  'support-page': [open('/help/support-form'), seen('Description')],
  'support-left-empty': after('support', async ({ page }) => {
    for (const label of ['Name', 'Email', 'Phone', 'Description', 'Company'])
      await page.getByLabel(label, { exact: label !== 'Company' }).focus()
  }),
  'support-unavailable': [
    fault('GET', INFO, FAILED),
    open(),
    getHelp,
    seen('Please wait a moment and try reloading this page.'),
  ],
  'support-invalid': after(
    'support',
    fillIn,
    ({ page }) => page.getByLabel('Email').fill('grace'),
    submit,
    seen('Please enter a valid email'),
  ),
  'support-reference': [
    fault('POST', '/api/auth/v2/login', FAILED),
    toPassword('simple'),
    enterPassword('anything'),
    seen('Server error. Please try later.'),
    getHelp,
    seen('Remove'),
  ],
  'support-failed': after(
    'support-invalid',
    fault('POST', FORM, FAILED),
    rightEmail,
    submit,
    seen('We have trouble contacting support server, please try again later.'),
  ),
  'support-submitting': after('support-invalid', hold(FORM), rightEmail, submit, seen('Please wait')),
  'support-sent': after('support-submitting', seen('Done')),
  'support-recording': [
    configured({ supportRecording: true }),
    openForm,
    ({ page }) => page.getByLabel('Add a recording of this page').check(),
    ({ page }) => page.getByText('See what is in the recording').click(),
  ],
  'support-phone-only': [
    helpedBy({ phone: '+1 202 555 0199', phoneHours: 'Monday to Friday, 8 am to 6 pm' }),
    seen('+1 202 555 0199'),
  ],
  'support-address': [
    helpedBy({ requestSupportUrl: 'https://support.harbor.example/' }),
    seen('Contact support'),
  ],
}
