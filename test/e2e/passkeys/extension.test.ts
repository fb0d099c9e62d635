import {
  BUTTON,
  enable,
  enrol,
  heading,
  onStage,
  openWithDevice,
  origin,
  passkeyCalls,
} from 'test/e2e/passkeys/stage'
import { expectWebApp } from 'test/e2e/steps/stage'
import { signIn } from 'test/e2e/steps/signIn'

onStage()

// (passkeys/extension)
test('a server that says nothing of passkeys is asked for none, and its page is as it was', async () => {
  const { page } = await openWithDevice()
  await page.goto(`${origin}/signin/`)
  const field = page.getByLabel('Username')
  expect(await field.getAttribute('autocomplete')).toBe('username')
  await signIn(page, origin, 'sms')
  await page.getByRole('timer').waitFor()
  await page.goto(`${origin}/signin/passkey-offer`)
  await heading(page, 'Sign in')
  expect(await page.getByRole('button', { name: BUTTON }).count()).toBe(0)
  await signIn(page, origin, 'simple')
  await expectWebApp(page)
  await page.goto(`${origin}/signin/change-password`)
  await page.getByRole('region', { name: 'Connected apps' }).getByRole('listitem').first().waitFor()
  expect(await page.getByRole('region', { name: 'Passkeys' }).count()).toBe(0)
  expect(await passkeyCalls()).toEqual([])
})

// (storage/no-secrets)
test('nothing of an assertion is kept or told', async () => {
  const { page } = await openWithDevice()
  const said: string[] = []
  page.on('console', message => said.push(message.text()))
  const sent: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/verify')) sent.push(request.postData() ?? '')
    else said.push(request.url())
  })
  await enrol(page)
  await enable()
  await page.context().clearCookies()
  await page.goto(`${origin}/signin/`)
  await expectWebApp(page)
  const secrets = sent.flatMap(body =>
    Object.values(
      (JSON.parse(body) as { credential: { response: Record<string, unknown> } }).credential.response,
    ),
  )
  const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage, document.cookie]))
  const leaks = secrets.filter(
    secret => typeof secret === 'string' && [...said, kept].some(text => text.includes(secret)),
  )
  expect(sent).toHaveLength(2)
  expect(leaks).toEqual([])
})
