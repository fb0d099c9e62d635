import { expect } from 'test/e2e/fixtures/test'
import {
  BUTTON,
  CANCELLED,
  comeBack,
  heading,
  heardBy,
  heardTimes,
  listen,
  openWithDevice,
  OPTIONS,
  press,
  PROXY,
  VERIFY,
  withoutAutofill,
  test,
} from 'test/e2e/passkeys/stage'
import { alertOf, fault, expectWebApp } from 'test/e2e/steps/stage'
import { givePassword, giveUsername } from 'test/e2e/steps/signIn'

// (passkeys/autofill, storage/no-secrets)
test('the username field offers the passkey, which leads to the user’s destination or to the required factor; the page neither stores nor logs an assertion; the password still works', async ({
  sandbox,
  origin,
  openPage,
}) => {
  const { page, device } = await openWithDevice(openPage)
  const said: string[] = []
  page.on('console', message => said.push(message.text()))
  const sent: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/verify')) sent.push(request.postData() ?? '')
    else said.push(request.url())
  })
  await comeBack(sandbox, origin, page, device, false)
  await page.getByRole('button', { name: BUTTON }).waitFor()
  await giveUsername(page, 'simple')
  await givePassword(page)
  await expectWebApp(page)
  expect(await sandbox.callsTo(VERIFY)).toEqual([])

  await page.context().clearCookies()
  await device.answers(true)
  await page.goto(`${origin}/signin/?back=/online/files`)
  await page.waitForURL(url => url.pathname === '/online/files')
  expect(await device.count()).toBe(1)
  expect((await sandbox.callsTo(OPTIONS)).at(-1)).toMatchObject({
    status: 200,
    body: { purpose: 'signIn' },
  })
  expect(await sandbox.callsTo(VERIFY)).toMatchObject([{ status: 200, body: { credential: '••••••••' } }])
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'lastLoginUsername')?.value).toBe('passkey')
  const secrets = sent.flatMap(body =>
    Object.values(
      (JSON.parse(body) as { credential: { response: Record<string, unknown> } }).credential.response,
    ),
  )
  const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage, document.cookie]))
  const leaks = secrets.filter(
    secret => typeof secret === 'string' && [...said, kept].some(text => text.includes(secret)),
  )
  expect(sent).toHaveLength(1)
  expect(leaks).toEqual([])

  await sandbox.api('people/passkey', { method: 'PUT', body: { mfa: [{ type: 'sms', timeout: 300 }] } })
  await page.context().clearCookies()
  await page.goto(`${origin}/signin/`)
  await heading(page, 'Enter security code')
  expect(await device.count()).toBe(1)
})

// One fault of each class; test/services/api/passkeys and test/sagas/signIn have the others. (passkeys/button, passkeys/unknown)
test('the passkey button also works after a refresh and Back, and the field keeps its place; failures are reported, and the button works again; a proxy’s 404 page removes no passkey, the server’s own answer does, and then the password still works', async ({
  sandbox,
  origin,
  openPage,
}) => {
  const { page, device } = await openWithDevice(openPage)
  await listen(page)
  await withoutAutofill(page)
  await page.goto(`${origin}/signin/favicon.svg`)
  await comeBack(sandbox, origin, page, device, false)
  await page.getByRole('button', { name: BUTTON }).waitFor()
  expect(await page.getByLabel('Username').getAttribute('autocomplete')).toBe('username webauthn')
  await press(page, BUTTON)
  await page.reload()
  await page.getByRole('button', { name: BUTTON }).waitFor()
  await press(page, BUTTON)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await heading(page, 'Password trouble')
  await page.goBack()
  await page.getByRole('button', { name: BUTTON }).waitFor()
  expect(await alertOf(page).count()).toBe(0)
  await device.answers(true)
  await press(page, BUTTON)
  await expectWebApp(page)
  expect(await sandbox.callsTo(VERIFY)).toHaveLength(1)
  await page.goBack()
  await page.waitForURL('**/favicon.svg')

  await page.context().clearCookies()
  await page.goto(`${origin}/signin/`)
  const told = async (words: RegExp) => {
    await press(page, BUTTON)
    await alertOf(page).filter({ hasText: words }).waitFor()
    expect(await alertOf(page).count()).toBe(1)
  }
  await device.recognises(false)
  await told(CANCELLED)
  await device.recognises(true)
  for (const [method, path, more, words] of [
    ['POST', OPTIONS, { kind: 'malformed' }, /^Server error/],
    [
      'POST',
      VERIFY,
      { kind: 'status', status: 429, retryAfter: 1 },
      /^Too many tries\. You can try again in 0:0\d\.$/,
    ],
    ['POST', VERIFY, PROXY, /^Server error/],
  ] as const) {
    await fault(sandbox, method, path, { ...more, times: 1 })
    await told(words)
  }
  expect(await heardBy(page)).toMatchObject({ unknown: [] })
  expect(await device.count()).toBe(1)

  await sandbox.api('passkeys/lose', { method: 'POST', body: { person: 'passkey' } })
  await told(/^This passkey is no longer valid\. Please sign in with your password\.$/)
  expect((await heardTimes(page, 'unknown', 1)).unknown).toMatchObject([{ rpId: 'localhost' }])
  await expect.poll(device.count).toBe(0)
  await giveUsername(page, 'simple')
  expect(await alertOf(page).count()).toBe(0)
  await givePassword(page)
  await expectWebApp(page)
})
