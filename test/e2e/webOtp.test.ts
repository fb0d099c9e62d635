import { expect, test as base } from 'test/e2e/fixtures/test'
import { needs } from 'test/support/engines/needs'
import type { Page } from 'playwright-core'
import { signIn } from 'test/e2e/steps/signIn'
import { awaitsMessage, messageArrives, questionsOf, readTextMessages } from 'test/e2e/steps/textMessages'
import type { Sandbox } from 'sandbox/ownProcess'

const ACTIVATE = '/api/auth/v2/activate'

/** The last text message that a person was sent, word for word. */
async function lastMessage(sandbox: Sandbox, person: string): Promise<string> {
  for (;;) {
    const { messages } = await sandbox.api<{ messages: { text: string }[] }>(`phone?person=${person}`)
    if (messages[0]) return messages[0].text
  }
}

interface Reading {
  /** Opens a page whose browser reads the text messages of the user's phone. */
  openReading: () => Promise<Page>
}

const test = base.extend<Reading>({
  openReading: async ({ launch, openPage }, use) => {
    needs('textMessages')
    const from = await launch({ textMessages: true })
    await use(async () => {
      const page = await openPage({ from, expected: [/status of 400/] })
      await readTextMessages(page)
      return page
    })
  },
})

async function toCode(sandbox: Sandbox, openReading: Reading['openReading'], person: string): Promise<Page> {
  const page = await openReading()
  await signIn(page, sandbox.origin, person)
  await page.getByRole('timer').waitFor()
  return page
}

// (forms/web-otp)
test.describe('a browser that reads text messages', () => {
  test('a browser with WebOTP fills in the code of a sign-in from the message, and the page sends it once; the request is aborted when a code is typed, and repeated if that code was wrong', async ({
    sandbox,
    openReading,
  }) => {
    const page = await toCode(sandbox, openReading, 'sms')
    await awaitsMessage(page)
    await page.getByLabel('Security code').fill('1')
    await page.keyboard.press('Enter')
    await page.getByText('The code is not valid.').waitFor()
    await expect.poll(() => questionsOf(page)).toEqual({ waiting: 1, givenUp: 1 })
    await messageArrives(page, await lastMessage(sandbox, 'sms'))
    await page.waitForURL('**/online/')
    expect((await sandbox.callsTo(ACTIVATE)).map(({ status }) => status)).toEqual([400, 200])
  })
})
