import { MOVING } from 'test/e2e/fixtures/openPage'
import { expect, test } from 'test/e2e/fixtures/test'
import { expectWebApp } from 'test/e2e/steps/stage'
import { givePassword, giveUsername } from 'test/e2e/steps/signIn'
import { copyNumber, scan, showCode, typeCode } from 'test/e2e/phoneSignIn/steps'

// (phone/number, phone/answer, phone/approved)
test(
  'a signed-in phone signs a shared computer in, after a wrong number',
  { tag: '@walk' },
  async ({ sandbox, openPage }) => {
    await sandbox.api('company', { method: 'PUT', body: { settings: { phoneSignInEnabled: true } } })
    const options = { ...MOVING, expected: [/status of 40[04]/] }
    const phone = await openPage(options)
    const page = await openPage(options)
    await phone.goto(`${sandbox.origin}/signin/`)
    await giveUsername(phone, 'simple')
    await givePassword(phone)
    await expectWebApp(phone)

    await scan(sandbox, phone, await showCode(sandbox, page))
    await phone.getByLabel('Number on the computer').fill('00')
    await phone.getByRole('button', { name: 'Approve' }).click()
    await phone.getByText(/^This is not the number on the computer/).waitFor()
    await page.getByRole('button', { name: 'Show another code' }).click()
    const code = await page.getByText(/^[A-Z]{4}-[A-Z]{4}$/).innerText()
    await phone.getByRole('button', { name: 'Type another code' }).click()
    await typeCode(phone, code)
    await copyNumber(page, phone)
    await expectWebApp(page)
    const answers = await sandbox.callsTo('/api/auth/v2/phone-sign-in/answer')
    expect(answers).toMatchObject([{ status: 400 }, { status: 200 }])
  },
)
