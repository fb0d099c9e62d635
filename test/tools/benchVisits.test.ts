import type { Browser } from 'playwright-core'
import { launchShell } from 'scripts/programs/chromium'
import { UNTHROTTLED } from 'tools/bench/visit/withPage'
import { eagerVisit, quietVisit } from 'tools/bench/visit/visits'
import { startServer } from 'test/support/startServer'

const FORM = '<form method="post"><input name="username" autofocus><button>Next</button></form>'
const HANDLE = `
  const form = document.querySelector('form')
  form.addEventListener('submit', async event => {
    event.preventDefault()
    await fetch('/login/options?username=' + encodeURIComponent(form.username.value))
    form.insertAdjacentHTML('beforeend', '<input name="password" type="password">')
  })
`
const PAGES: Record<string, string> = {
  '/good': `${FORM}<script>${HANDLE}</script>`,
  '/late': FORM,
  '/wiped': `${FORM}<script>${HANDLE} form.username.oninput = () => { form.username.value = 'k' }</script>`,
  '/moving': `${FORM}<script>${HANDLE} setTimeout(() => form.style.paddingTop = '200px', 300)</script>`,
}

let browser: Browser
let origin: string
let close: () => Promise<void>

beforeAll(async () => {
  ;({ origin, close } = await startServer(({ path }) => ({
    headers: { 'Content-Type': 'text/html' },
    body: `<!doctype html><title>Page</title><link rel="icon" href="data:,">${PAGES[path] ?? ''}`,
  })))
  browser = await launchShell()
})

afterAll(async () => {
  await browser.close()
  await close()
})

test('a page that answers from the start has taken over when the lookup begins', async () => {
  const { takenOver, eagerPassword } = await eagerVisit(browser, `${origin}/good`, UNTHROTTLED)
  expect(takenOver).toBeGreaterThan(0)
  expect(eagerPassword).toBeGreaterThan(takenOver)
})

test('a page that lets the browser send the form fails', async () => {
  await expect(eagerVisit(browser, `${origin}/late`, UNTHROTTLED)).rejects.toThrow('let the browser send')
})

test('a page that loses a key fails', async () => {
  await expect(eagerVisit(browser, `${origin}/wiped`, UNTHROTTLED)).rejects.toThrow('lost a key')
  await expect(quietVisit(browser, `${origin}/wiped`, UNTHROTTLED, true)).rejects.toThrow('lost a key')
})

test('a quiet visit measures the page without input, and its work for twenty keys', async () => {
  const seen = await quietVisit(browser, `${origin}/moving`, UNTHROTTLED, true)
  expect(seen).toMatchObject({ requests: 1, script: 0 })
  expect(seen.keyToPaint).toHaveLength(20)
  expect(seen.shift).toBeGreaterThan(0)
  expect(seen.usable).toBeGreaterThan(0)
  expect(seen.passwordStep).toBeGreaterThan(0)
})
