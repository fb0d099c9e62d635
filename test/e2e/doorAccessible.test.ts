import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { givePassword, giveUsername } from 'test/e2e/steps/signIn'
import { launchBrowser, openPage, type PageOptions } from 'test/support/browser'
import { type Sandbox, startSandbox } from 'test/support/sandbox'

const INFO = '/api/online/v1/support/get-info'
const FORM = '/api/online/v1/support/form'

let browser: Browser
let sandbox: Sandbox

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), startSandbox()])
})
afterAll(() => Promise.all([browser.close(), sandbox.stop()]))
beforeEach(() => sandbox.api('reset', { method: 'POST' }))

const fault = (method: string, path: string, rest: object) =>
  sandbox.api('faults', { method: 'PUT', body: { method, path, ...rest } })
const door = (page: Page) => page.goto(`${sandbox.origin}/signin/`)
const alert = (page: Page) => page.getByRole('alert').first().waitFor()

async function support(page: Page): Promise<void> {
  await door(page)
  await page.getByRole('link', { name: 'Get help' }).click()
}
async function form(page: Page): Promise<void> {
  await support(page)
  await page.getByLabel('Description').waitFor()
}
async function filled(page: Page): Promise<void> {
  await form(page)
  await page.getByLabel('Name', { exact: true }).fill('Grace Hopper')
  await page.getByLabel('Email').fill('grace@harbor.example')
  await page.getByLabel('Phone', { exact: true }).pressSequentially('2025550199')
  await page.getByLabel('Description').fill('No code comes.')
  await page.getByRole('button', { name: 'Submit' }).click()
}

const STATES: [state: string, reach: (page: Page) => Promise<unknown>][] = [
  ['the door', door],
  [
    'the door, with nothing entered',
    async page => {
      await door(page)
      await giveUsername(page, '')
      await alert(page)
    },
  ],
  [
    'the password step',
    async page => {
      await door(page)
      await giveUsername(page, 'simple')
      await page.getByLabel('Password', { exact: true }).waitFor()
    },
  ],
  [
    'a wrong password',
    async page => {
      await door(page)
      await giveUsername(page, 'simple')
      await givePassword(page, 'Wrong-pass-1')
      await alert(page)
    },
  ],
  [
    'the provider step',
    async page => {
      await door(page)
      await giveUsername(page, 'sso')
      await page.getByRole('button', { name: 'Continue' }).waitFor()
    },
  ],
  ['the support form', form],
  [
    'the list of countries',
    async page => {
      await form(page)
      await page.getByRole('button', { name: /^Country/ }).click()
      await page.getByRole('listbox').waitFor()
    },
  ],
  [
    'the support form, with nothing entered',
    async page => {
      await form(page)
      await page.getByRole('button', { name: 'Submit' }).click()
      await alert(page)
    },
  ],
  [
    'a ticket on its way',
    async page => {
      await fault('POST', FORM, { kind: 'hang' })
      await filled(page)
      await page.getByRole('button', { name: 'Please wait' }).waitFor()
    },
  ],
  [
    'a ticket that failed',
    async page => {
      await fault('POST', FORM, { kind: 'status', status: 500 })
      await filled(page)
      await alert(page)
    },
  ],
  [
    'a ticket that was taken',
    async page => {
      await filled(page)
      await page.getByRole('button', { name: 'Done' }).waitFor()
    },
  ],
  [
    'support by phone',
    async page => {
      await sandbox.api('company', { method: 'PUT', body: { helpInfo: { phone: '+1 202 555 0199' } } })
      await support(page)
      await page.getByRole('link', { name: '+1 202 555 0199' }).waitFor()
    },
  ],
  [
    'no help info',
    async page => {
      await fault('GET', INFO, { kind: 'status', status: 500 })
      await support(page)
      await alert(page)
    },
  ],
]

const LOOKS: [look: string, options: PageOptions][] = [
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  [
    'on a phone',
    {
      colorScheme: 'light',
      viewport: { width: 320, height: 640 },
      isMobile: true,
      hasTouch: true,
      userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
    },
  ],
]

describe.each(LOOKS)('%s', (_look, options) => {
  test.each(STATES)('axe has nothing to say of %s', async (_state, reach) => {
    const page = await openPage(browser, {
      ...options,
      reducedMotion: 'reduce',
      expected: [/status of (401|500)/],
    })
    await reach(page)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(node => node.html)])).toEqual([])
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(sideways).toBe(false)
  })
})
