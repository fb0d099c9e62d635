import type { Sandbox } from 'sandbox/ownProcess'
import { expect, test } from 'test/e2e/fixtures/test'
import { signIn } from 'test/e2e/steps/signIn'
import { enterCode, open, phone } from 'test/e2e/stepExtras/stage'
import { alertOf, expectWebApp } from 'test/e2e/steps/stage'

const newest = async (sandbox: Sandbox, person: string): Promise<string> =>
  (await phone(sandbox, person)).messages[0]?.code ?? ''

// One that has run out, and a refresh: scenarios/factors/emailCode.ts; the box of trust: emailSteps.ts. (factors/email-step, factors/email-reference)
test('a wrong code by e-mail is reported; a new code is sent, voids the first, and is accepted', async ({
  sandbox,
  openPage,
}) => {
  const page = await open(openPage)
  await page.clock.install()
  await signIn(page, sandbox.origin, 'email')
  await page.getByText('We sent a code to e•••@harbor.test.', { exact: false }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/signin/email-code')
  const first = await newest(sandbox, 'email')
  await enterCode(page, first === '000000' ? '000001' : '000000')
  await alertOf(page).waitFor()
  expect((await alertOf(page).innerText()).trim()).toBe('The code is not valid.')
  await page.clock.fastForward('00:31')
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await page.getByText('A new code is on its way. Only the newest one works.').waitFor()
  const second = await newest(sandbox, 'email')
  if (first !== second) {
    await enterCode(page, first)
    await alertOf(page).waitFor()
  }
  await enterCode(page, second)
  await expectWebApp(page)
})
