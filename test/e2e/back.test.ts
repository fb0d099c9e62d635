import { expect, test } from 'test/e2e/fixtures/test'
import { atName, atPassword, goBy } from 'test/e2e/steps/back'
import { hold } from 'test/e2e/steps/hold'
import { fieldFocused } from 'test/e2e/steps/keyboard'

// walk.test.ts walks it with React, in each browser. (sign-in/back, sign-in/before-react)
test('before React, Back leads from the password and from a provider to the name, and Forward to the step again; React takes the form over as it is', async ({
  sandbox,
  page,
}) => {
  const letGo = await hold(page, '**/signin/view.*.js')
  await page.goto(`${sandbox.origin}/signin/`, { waitUntil: 'commit' })
  await fieldFocused(page, 'username')
  await page.keyboard.type('simple')
  await page.keyboard.press('Enter')
  await atPassword(page, 'simple')
  await page.keyboard.type('half a pass')
  await goBy(page, -1)
  await atName(page, 'simple')
  await goBy(page, 1)
  await atPassword(page, 'simple')
  await goBy(page, -1)
  await atName(page, 'simple')
  await page.locator('#username').fill('sso')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Continue' }).waitFor()
  await goBy(page, -1)
  await atName(page, 'sso')
  letGo()
  await page.waitForFunction(() => !document.querySelector('#trouble'))
  await atName(page, 'sso')
  await goBy(page, 1)
  await page.getByRole('button', { name: 'Continue' }).waitFor()
  expect(await page.locator('#username').inputValue()).toBe('sso')
})
