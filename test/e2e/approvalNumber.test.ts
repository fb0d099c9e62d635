import type { Sandbox } from 'sandbox/ownProcess'
import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { hold } from 'test/e2e/steps/hold'
import { scrolled, seenWords } from 'test/e2e/steps/seen'
import { signIn } from 'test/e2e/steps/signIn'
import { expectWebApp } from 'test/e2e/steps/stage'
import { until } from 'test/support/until'

interface Phone {
  approvals: { id: string; challenge?: string }[]
}
const approvalsOf = async (sandbox: Sandbox) =>
  (await sandbox.api<Phone>('phone?person=approve-number')).approvals
const newest = async (sandbox: Sandbox) => (await approvalsOf(sandbox))[0]

const shown = async (sandbox: Sandbox, page: Page) => {
  // The request is there once its page is.
  await page.getByRole('heading', { name: 'Verify Sign-In Request' }).waitFor()
  await page.getByText(`Choose ${(await newest(sandbox))?.challenge} in the app`).waitFor()
}

// A wrong number denies: test/sandbox/factors.test.ts. A number or a place of another form: test/services/stepExtras.test.ts, test/features/mfa/approval.
// (factors/number-matching)
test('an approval with a number: the whole step is seen at once on a desktop and a phone, in 40 words at most; another request has another number, which a refresh keeps; it signs in', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 1280, height: 800 }, hasTouch: true, isMobile: true })
  await signIn(page, sandbox.origin, 'approve-number')
  await shown(sandbox, page)
  await page.getByText('From Lisbon, Portugal').waitFor()
  await page.getByText(/^Asked for at \d/).waitFor()
  await page.waitForLoadState('networkidle')
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    expect(await scrolled(page)).toBe(0)
    const words = await seenWords(page)
    expect(words).toEqual(expect.arrayContaining(['Choose', 'Lisbon,', 'Nothing']))
    expect(words.length).toBeLessThanOrEqual(40)
  }

  // There is no number until the server returns the new one.
  const letGo = await hold(page, '**/session-status')
  await page.getByRole('button', { name: 'Nothing on your phone?' }).click()
  await page.getByRole('button', { name: 'Resend' }).click()
  await page.getByText('Waiting for your phone…').waitFor()
  letGo()
  // The page asks for its status again before the new request is there.
  const approvals = await until(
    () => approvalsOf(sandbox),
    all => all.length > 1,
  )
  expect(approvals).toHaveLength(2)
  await shown(sandbox, page)
  await page.reload()
  await shown(sandbox, page)
  const { id, challenge } = (await newest(sandbox)) ?? {}
  await sandbox.api(`approvals/${id}`, { method: 'POST', body: { answer: 'allow', challenge } })
  await expectWebApp(page)
})
