import type { Page } from 'playwright-core'

/** Composes in the field with the focus, as a Japanese input method does: the text grows, and is then committed. */
export async function composeBy(page: Page, texts: readonly string[], committed = texts.at(-1) ?? '') {
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
export async function pasteText(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(words => navigator.clipboard.writeText(words), text)
  await page.keyboard.press('ControlOrMeta+v')
}
