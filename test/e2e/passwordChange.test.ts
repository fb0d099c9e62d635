import { expect, test } from 'test/e2e/fixtures/test'
import { enterNextCode, replaceExpired, tellDisabled } from 'test/e2e/steps/passwordChange'

// (password-change/required)
test('an expired password is replaced on the way in, also with a new tab in the middle', async ({
  sandbox,
  openPage,
}) => {
  const posted = await replaceExpired(await openPage(), sandbox)
  expect(posted).toContain('/api/onboarding/v2/password')
  expect(posted).not.toContain('/api/onboarding/v2/status')
})

// (sign-in/account-disabled)
test('a disabled account leads to support', async ({ sandbox, openPage }) => {
  const page = await openPage({ expected: [/status of 403/] })
  expect(await tellDisabled(page, sandbox)).toBe(0)
})

// (factors/step-message)
test('a second code on the same page begins with an empty field', async ({ sandbox, openPage }) => {
  expect(await enterNextCode(await openPage(), sandbox)).toBe('')
})
