import type { Stage } from 'tools/screens/shot'
import { press, signIn, type } from 'tools/screens/steps'
import { approve, phoneOf, sentCode } from './phone'
import { inWebApp } from './signInWalks'
import type { Walk } from './walk'

async function byTextMessage(stage: Stage, person: string): Promise<void> {
  await signIn(stage, person)
  await stage.page.getByLabel('Security code').waitFor()
  await type(stage, 'Security code', await sentCode(stage, person))
  await press(stage, 'Activate')
  await inWebApp(stage)
}

async function toApproval(stage: Stage): Promise<void> {
  await signIn(stage, 'approve')
  await stage.page.getByRole('button', { name: 'Resend' }).waitFor()
}

/** Fills in the wizard of one-time codes, one field for each step. */
async function throughWizard(stage: Stage, person: string, fields: string[]): Promise<void> {
  await signIn(stage, person)
  const { credentialId, codes } = await phoneOf(stage, person)
  const [first = '', second = ''] = codes
  const answers: Record<string, string> = {
    'Credential ID': credentialId,
    'First code': first,
    'Second code': second,
    'Security code': first,
  }
  for (const [index, label] of fields.entries()) {
    await type(stage, label, answers[label] ?? '')
    await press(stage, index < fields.length - 1 ? 'Next' : 'Activate')
  }
  await inWebApp(stage)
}

/** The sign-ins with a second factor. */
export const factorWalks: Walk[] = [
  { name: 'signs in with a text message', go: stage => byTextMessage(stage, 'sms') },
  {
    name: 'asks for another text message',
    go: async stage => {
      const { page } = stage
      await page.clock.install()
      await signIn(stage, 'sms-resend')
      await page.getByLabel('Security code').waitFor()
      await page.clock.fastForward(31_000)
      await press(stage, 'Send a new code')
      await page.getByText('A new code is on its way.', { exact: false }).waitFor()
      await type(stage, 'Security code', await sentCode(stage, 'sms-resend'))
      await press(stage, 'Activate')
      await inWebApp(stage)
    },
  },
  { name: 'signs in as a guest with a text message', go: stage => byTextMessage(stage, 'guest') },
  {
    name: 'signs in with a one-time code',
    go: stage => throughWizard(stage, 'vip-code', ['Security code']),
  },
  {
    name: 'registers a credential for one-time codes',
    go: stage => throughWizard(stage, 'vip-register', ['Credential ID', 'First code', 'Second code']),
  },
  {
    name: 'signs in by approval',
    note: 'The status is read once more for each 3 s that the approval takes.',
    go: async stage => {
      await toApproval(stage)
      await approve(stage, 'approve')
      await inWebApp(stage)
    },
  },
  {
    name: 'has the approval resent, and signs out',
    go: async stage => {
      await toApproval(stage)
      await press(stage, 'Resend')
      // The button works again when the response has arrived.
      await stage.page.getByRole('button', { name: 'Resend' }).waitFor()
      await press(stage, 'Sign out')
      await stage.page.getByLabel('Username').waitFor()
    },
  },
  {
    name: 'sets up the mobile app later',
    note: 'The status is read once more for each 3 s that the person stays.',
    go: async stage => {
      await signIn(stage, 'approve-setup')
      await stage.page.getByText(/^HARBOR-/).waitFor()
      await stage.page.getByLabel('Mobile number').pressSequentially('2025550123')
      await press(stage, 'Send link')
      await stage.page.getByText('We sent the link to your phone.').waitFor()
      await press(stage, 'Skip for now')
      await inWebApp(stage)
    },
  },
]
