import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import type { Sandbox } from 'sandbox/ownProcess'

const NEW_PASSWORD = 'Correct-Horse-9'
const RESET = '/api/auth/v2/reset-password'
const LATER = 'Server error, please try later.'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click()

async function toPhone(sandbox: Sandbox, page: Page): Promise<void> {
  await page.goto(`${sandbox.origin}/signin/forget-password`)
  await page.getByLabel('Username').fill('abroad')
  await page.keyboard.press('Enter')
  await heading(page, 'Verify your phone')
  await page.getByLabel('Mobile number').pressSequentially('004915112345678')
}

async function newPassword(page: Page): Promise<void> {
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByLabel('Verify password').fill(NEW_PASSWORD)
}

/** The code that the phone of the forgotten password has. */
async function sentCode(sandbox: Sandbox): Promise<string> {
  const { messages } = await sandbox.api<{ messages: { code: string }[] }>('phone?person=abroad')
  return messages[0]?.code ?? ''
}

interface Change {
  call: [method: string, path: string]
  /** From where the change before has ended up to the page where all is filled in. */
  reach: (page: Page) => Promise<void>
  send: (page: Page) => Promise<void>
  failed: string
  /** Where it goes on once the call is done. */
  done: (page: Page) => Promise<void>
}

const changesOf = (sandbox: Sandbox): Change[] => [
  {
    call: ['POST', `${RESET}/send-verification-message`],
    reach: page => toPhone(sandbox, page),
    send: press('Send code'),
    failed: LATER,
    done: page => heading(page, 'Enter verification code'),
  },
  {
    call: ['PUT', `${RESET}/verify-user`],
    reach: async () => {},
    // A code that could not be checked is typed again.
    send: async page => {
      await page.getByLabel('Digit 1 of 6').fill('')
      await page.getByLabel('Digit 1 of 6').fill(await sentCode(sandbox))
    },
    failed: LATER,
    done: page => heading(page, 'Create password'),
  },
  {
    call: ['PUT', `${RESET}/set-new-password`],
    reach: newPassword,
    send: press('Save password'),
    failed: LATER,
    done: page => heading(page, 'Password updated'),
  },
  {
    call: ['POST', '/api/online/v1/support/form'],
    reach: async page => {
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
]

/** In turn; `test/services/http/answer/done.test.ts` has each of them, and more, for each call. */
const PROOFS = [{ kind: 'empty' }, { kind: 'null' }, { kind: 'status', status: 200, body: [1, 2] }] as const

// How the other calls read an answer, and the messages that follow: test/services/http/answer/done.test.ts, scenarios/.
test('no call of a forgotten password, nor a ticket after it, is done by HTML or broken JSON; each is by nothing, null or JSON of another shape', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage()
  for (const [nth, { call, reach, send, failed, done }] of changesOf(sandbox).entries()) {
    const [method, path] = call
    const spoil = (more: object) => sandbox.api('faults', { method: 'PUT', body: { method, path, ...more } })
    await reach(page)
    const words = page.getByText(failed)
    for (const [tries, kind] of ['html', 'malformed'].entries()) {
      await spoil({ kind })
      const answered = page.waitForResponse(`**${path}`)
      await send(page)
      await answered
      await words.waitFor()
      expect([path, (await sandbox.callsTo(path)).length]).toEqual([path, tries + 1])
    }
    await spoil({ ...PROOFS[nth % PROOFS.length], afterEffect: true })
    await send(page)
    await done(page)
    expect([path, await words.count()]).toEqual([path, 0])
  }
})
