import { enterNextCode, replaceExpired, tellDisabled } from 'test/e2e/steps/passwordChange'
import { launchBrowser, openPage } from 'test/support/browser'
import { openSandbox } from 'test/support/sandbox'

const open = () => Promise.all([launchBrowser(), openSandbox()])

// (password-change/required)
test('an expired password is replaced on the way in, also with a new tab in the middle', async () => {
  const [browser, sandbox] = await open()
  const posted = await replaceExpired(await openPage(browser), sandbox)
  expect(posted).toContain('/api/onboarding/v2/password')
  expect(posted).not.toContain('/api/onboarding/v2/status')
})

// (sign-in/account-disabled)
test('a disabled account leads to support', async () => {
  const [browser, sandbox] = await open()
  const page = await openPage(browser, { expected: [/status of 403/] })
  expect(await tellDisabled(page, sandbox)).toBe(0)
})

// (factors/step-message)
test('a second code on the same page begins with an empty field', async () => {
  const [browser, sandbox] = await open()
  expect(await enterNextCode(await openPage(browser), sandbox)).toBe('')
})
