import { FAILED } from '../faults'
import type { Shot, Stage } from '../shot'
import { fault, submitUsername, hold, open, seen, toPassword } from '../steps'

const INFO = '/api/online/v1/support/get-info'
const FORM = '/api/online/v1/support/form'

const getHelp = ({ page }: Stage): Promise<void> => page.getByRole('link', { name: 'Get help' }).click()

export async function openForm(stage: Stage): Promise<void> {
  await open(stage)
  await getHelp(stage)
  await seen(stage, 'Description')
}

const EMAIL = 'grace@harbor.example'

export async function fillIn({ page }: Stage): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Grace Hopper')
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Phone').pressSequentially('12025550199')
  await page.getByLabel('Description').fill('I have a new phone, and no code comes to it.')
  await page.getByLabel('Company').fill('Harbor')
}

const submit = ({ page }: Stage): Promise<void> => page.getByRole('button', { name: 'Submit' }).click()

/** The support form: a modal on a desktop, a page on a phone. */
export const supportShots: Shot[] = [
  {
    name: 'support-loading',
    reach: async stage => {
      await hold(stage, INFO)
      await open(stage)
      await getHelp(stage)
      // Not next to the link, where it is shown until the modal's file has loaded.
      await stage.page.locator('dialog:modal').getByText('Loading…').waitFor()
    },
  },
  { name: 'support', from: 'support-loading', reach: stage => seen(stage, 'Description') },
  {
    name: 'support-picker',
    from: 'support',
    reach: async stage => {
      await stage.page.getByRole('button', { name: /^Country/ }).click()
      await stage.page.getByRole('listbox').waitFor()
    },
  },
  {
    name: 'support-page',
    reach: async stage => {
      await open(stage, '/help/support-form')
      await seen(stage, 'Description')
    },
  },
  {
    name: 'support-left-empty',
    from: 'support',
    reach: async stage => {
      for (const label of ['Name', 'Email', 'Phone', 'Description']) {
        await stage.page.getByLabel(label, { exact: true }).focus()
      }
      await stage.page.getByLabel('Company').focus()
    },
  },
  {
    name: 'support-unavailable',
    reach: async stage => {
      await fault(stage, 'GET', INFO, FAILED)
      await open(stage)
      await getHelp(stage)
      await seen(stage, 'Please wait a moment and try reloading this page.')
    },
  },
  {
    name: 'support-invalid',
    from: 'support',
    reach: async stage => {
      await fillIn(stage)
      await stage.page.getByLabel('Email').fill('grace')
      await submit(stage)
      await seen(stage, 'Please enter a valid email')
    },
  },
  {
    name: 'support-reference',
    reach: async stage => {
      await fault(stage, 'POST', '/api/auth/v2/login', { kind: 'status', status: 500 })
      await toPassword(stage, 'simple')
      await stage.page.getByLabel('Password', { exact: true }).fill('anything')
      await stage.page.getByRole('button', { name: 'Sign in' }).click()
      await seen(stage, 'Server error. Please try later.')
      await getHelp(stage)
      await seen(stage, 'Remove')
    },
  },
  {
    name: 'support-failed',
    from: 'support-invalid',
    reach: async stage => {
      await fault(stage, 'POST', FORM, FAILED)
      await stage.page.getByLabel('Email').fill(EMAIL)
      await submit(stage)
      await seen(stage, 'We have trouble contacting support server, please try again later.')
    },
  },
  {
    name: 'support-submitting',
    from: 'support-invalid',
    reach: async stage => {
      await hold(stage, FORM)
      await stage.page.getByLabel('Email').fill(EMAIL)
      await submit(stage)
      await seen(stage, 'Please wait')
    },
  },
  {
    name: 'support-sent',
    from: 'support-submitting',
    reach: stage => seen(stage, 'Done'),
  },
  {
    name: 'support-recording',
    reach: async stage => {
      await stage.sandbox.api('config', { method: 'PUT', body: { supportRecording: true } })
      await openForm(stage)
      await stage.page.getByLabel('Add a recording of this page').check()
      await stage.page.getByText('See what is in the recording').click()
    },
  },
  {
    name: 'support-phone-only',
    reach: async stage => {
      await stage.sandbox.api('company', {
        method: 'PUT',
        body: { helpInfo: { phone: '+1 202 555 0199', phoneHours: 'Monday to Friday, 8 am to 6 pm' } },
      })
      await submitUsername(stage, '')
      await getHelp(stage)
      await seen(stage, '+1 202 555 0199')
    },
  },
  {
    name: 'support-address',
    reach: async stage => {
      await stage.sandbox.api('company', {
        method: 'PUT',
        body: { helpInfo: { requestSupportUrl: 'https://support.harbor.example/' } },
      })
      await submitUsername(stage, '')
      await getHelp(stage)
      await seen(stage, 'Contact support')
    },
  },
]
