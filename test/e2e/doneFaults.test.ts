import type { Browser, Page } from 'playwright-core'
import { PASSWORD, signIn } from 'test/e2e/steps/signIn'
import { launchBrowser, openPage } from 'test/support/browser'
import type { Sandbox } from 'sandbox/ownProcess'
import { openSandbox } from 'test/support/sandbox'

let browser: Browser
let sandbox: Sandbox

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), openSandbox()])
})
beforeEach(() => sandbox.api('reset', { method: 'POST' }))

const NEW_PASSWORD = 'Correct-Horse-9'
const RESET = '/api/auth/v2/reset-password'
const LATER = 'Server error, please try later.'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click()

async function toPhone(page: Page): Promise<void> {
  await page.goto(`${sandbox.origin}/signin/forget-password`)
  await page.getByLabel('Username').fill('abroad')
  await page.keyboard.press('Enter')
  await heading(page, 'Verify your phone')
  await page.getByLabel('Mobile number').pressSequentially('004915112345678')
}

async function toCode(page: Page): Promise<string> {
  await toPhone(page)
  await page.keyboard.press('Enter')
  await heading(page, 'Enter verification code')
  const { messages } = await sandbox.api<{ messages: { code: string }[] }>('phone?person=abroad')
  return messages[0]?.code ?? ''
}

async function newPassword(page: Page): Promise<void> {
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByLabel('Verify password').fill(NEW_PASSWORD)
}

async function toMobileSetup(page: Page): Promise<void> {
  await signIn(page, sandbox.origin, 'approve-setup')
  await heading(page, 'Set up the mobile app')
  await page.getByLabel('Mobile number').pressSequentially('2025550123')
}

interface Change {
  call: [method: string, path: string]
  /** Up to the page where all is filled in. */
  reach: (page: Page) => Promise<void>
  send: (page: Page) => Promise<void>
  failed: string
  /** Where it goes on once the call is done. */
  done: (page: Page) => Promise<void>
}

const CHANGES: Change[] = [
  {
    call: ['POST', `${RESET}/send-verification-message`],
    reach: toPhone,
    send: press('Send code'),
    failed: LATER,
    done: page => heading(page, 'Enter verification code'),
  },
  {
    call: ['PUT', `${RESET}/verify-user`],
    reach: async page => {
      await toCode(page)
    },
    // A code that could not be checked is typed again.
    send: async page => {
      await page.getByLabel('Digit 1 of 6').fill('')
      await page.getByLabel('Digit 1 of 6').fill('123456')
    },
    failed: LATER,
    done: page => heading(page, 'Create password'),
  },
  {
    call: ['PUT', `${RESET}/set-new-password`],
    reach: async page => {
      await page.getByLabel('Digit 1 of 6').fill(await toCode(page))
      await heading(page, 'Create password')
      await newPassword(page)
    },
    send: press('Save password'),
    failed: LATER,
    done: page => heading(page, 'Password updated'),
  },
  {
    call: ['POST', '/api/user/v1/settings/password'],
    reach: async page => {
      await signIn(page, sandbox.origin, 'simple')
      await page.waitForURL('**/online/')
      await page.goto(`${sandbox.origin}/signin/change-password`)
      await page.getByRole('button', { name: 'Got it' }).click()
      await page.getByLabel('Old password').fill(PASSWORD)
      await newPassword(page)
    },
    send: press('Change password'),
    failed: LATER,
    done: page => heading(page, 'Password updated'),
  },
  {
    call: ['POST', '/api/onboarding/v2/password'],
    reach: async page => {
      await signIn(page, sandbox.origin, 'activation-code')
      await heading(page, 'Change your password')
      await newPassword(page)
    },
    send: press('Save password'),
    failed: 'An error occurred, please try again later.',
    done: page => page.waitForURL('**/online/'),
  },
  {
    call: ['POST', '/api/online/v1/support/form'],
    reach: async page => {
      await page.goto(`${sandbox.origin}/signin/`)
      await page.getByRole('link', { name: 'Get help' }).click()
      await page.getByLabel('Name', { exact: true }).fill('Grace Hopper')
      await page.getByLabel('Email').fill('grace@harbor.example')
      await page.getByLabel('Phone', { exact: true }).pressSequentially('12025550199')
      await page.getByLabel('Description').fill('No code comes.')
    },
    send: press('Submit'),
    failed: 'We have trouble contacting support server, please try again later.',
    done: page =>
      page
        .getByText('Your ticket has been confirmed. You should receive a response in a few hours.')
        .waitFor(),
  },
  {
    call: ['POST', '/api/auth/v2/resend-verification'],
    reach: async page => {
      await signIn(page, sandbox.origin, 'approve')
      await heading(page, 'Verify Sign-In Request')
    },
    send: press('Resend'),
    failed: LATER,
    done: page => page.getByText('Sign-in request resent to your mobile app.').waitFor(),
  },
  {
    call: ['POST', '/api/onboarding/v2/send-download-link'],
    reach: toMobileSetup,
    send: press('Send link'),
    failed: LATER,
    done: page => page.getByText('We sent the link to your phone.').waitFor(),
  },
  {
    call: ['POST', '/api/onboarding/v2/bypass-mobile-install'],
    reach: toMobileSetup,
    send: press('Skip for now'),
    failed: LATER,
    done: page => page.waitForURL('**/online/'),
  },
]

/** In turn; `test/services/http/done.test.ts` has each of them, and more, for each call. */
const PROOFS = [
  ['nothing', { kind: 'empty' }],
  ['null', { kind: 'null' }],
  ['JSON of another shape', { kind: 'status', status: 200, body: [1, 2] }],
] as const

test.each(
  CHANGES.map((change, nth) => {
    const [proof, fault] = PROOFS[nth % PROOFS.length]!
    return [change.call[1], proof, change, fault] as const
  }),
)(
  '%s is not done by HTML or broken JSON, and done by %s',
  async (_path, _proof, { call: [method, path], reach, send, failed, done }, fault) => {
    const spoil = (more: object) => sandbox.api('faults', { method: 'PUT', body: { method, path, ...more } })
    const page = await openPage(browser)
    await reach(page)
    const words = page.getByText(failed)
    for (const [nth, kind] of ['html', 'malformed'].entries()) {
      await spoil({ kind })
      const answered = page.waitForResponse(`**${path}`)
      await send(page)
      await answered
      await words.waitFor()
      expect(await sandbox.callsTo(path)).toHaveLength(nth + 1)
    }
    await spoil({ ...fault, afterEffect: true })
    await send(page)
    await done(page)
    expect(await words.count()).toBe(0)
  },
)
