import type { Sandbox } from 'sandbox/ownProcess'
import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { fieldFocused } from 'test/e2e/steps/keyboard'
import { alertOf } from 'test/e2e/steps/stage'
import { needs } from 'test/support/engines/needs'

/** Composes in the field with the focus, as a Japanese input method does: the text grows, and is then committed. */
async function composeBy(page: Page, texts: readonly string[], committed = texts.at(-1) ?? '') {
  const session = await page.context().newCDPSession(page)
  for (const text of texts)
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await session.send('Input.insertText', { text: committed })
  await session.detach()
}

/** Pastes a text from the clipboard by the keyboard. */
async function pasteText(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(words => navigator.clipboard.writeText(words), text)
  await page.keyboard.press('ControlOrMeta+v')
}

const lastMessage = async (sandbox: Sandbox, person: string): Promise<string> => {
  const { messages } = await sandbox.api<{ messages: { text: string }[] }>(`phone?person=${person}`)
  return messages[0]?.text ?? ''
}

const digitsOf = (page: Page) =>
  page
    .getByRole('textbox', { name: /^Digit/ })
    .evaluateAll(boxes => boxes.map(box => (box as HTMLInputElement).value || '_').join(''))

// (forms/composition, forms/code-in-message)
test('an input method enters a number and a code, and a pasted message is taken once', async ({
  sandbox,
  openPage,
}) => {
  needs('devtools', 'clipboard')
  const page = await openPage({ expected: [/status of 403/] })
  await page.goto(`${sandbox.origin}/signin/forget-password`)
  await page.getByLabel('Username').fill('abroad')
  await page.keyboard.press('Enter')
  const phone = page.getByLabel('Mobile number')
  await phone.focus()
  await composeBy(page, ['＋', '＋４９', '＋４９１５１１２３４５６７８'])
  expect(await phone.inputValue()).toBe('+49 1511 2345678')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Enter verification code' }).waitFor()

  await fieldFocused(page, 'verification-code-1')
  await composeBy(page, ['０'])
  await composeBy(page, ['０', '０１'], '01')
  expect(await digitsOf(page)).toBe('001___')
  await pasteText(page, 'Hello there')
  expect(await alertOf(page).textContent()).toContain('No code was found in the pasted text.')
  expect(await digitsOf(page)).toBe('001___')

  const calls = () => sandbox.callsTo('/api/auth/v2/reset-password/verify-user')
  await composeBy(page, ['２', '２３４'])
  await page.getByText('The verification code is invalid.').waitFor()
  expect(await calls()).toMatchObject([{ status: 403 }])
  await pasteText(page, await lastMessage(sandbox, 'abroad'))
  await page.getByRole('heading', { name: 'Create password' }).waitFor()
  expect(await calls()).toMatchObject([{ status: 403 }, { status: 200 }])
})
