import type { Sandbox } from 'sandbox/ownProcess'
import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { CHANGES, translateTexts } from 'test/e2e/steps/foreignNodes'
import { hold } from 'test/e2e/steps/hold'
import { fieldFocused } from 'test/e2e/steps/keyboard'
import { expectWebApp } from 'test/e2e/steps/stage'
import { PASSWORD } from 'test/e2e/steps/signIn'
import { sample } from 'test/support/sample'

const LOGIN = '/api/auth/v2/login'
const drawn = (page: Page) => page.waitForFunction(() => !document.querySelector('#trouble'))

/** The text, caret and focus of both fields, and whether each is still the element that was marked. */
const fields = (page: Page) =>
  page.evaluate(() =>
    ['username', 'password'].map(id => {
      const field = document.querySelector<HTMLInputElement>(`#root #${id}`)
      return (
        field && [
          field.value,
          field.selectionStart,
          field.hasAttribute('data-mark'),
          field === document.activeElement,
        ]
      )
    }),
  )

/** Marks the fields and the foreign nodes, and counts changes that would end a composition or alarm a password manager. */
const mark = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset.events = ''
    for (const field of document.querySelectorAll('#root input[id]')) {
      field.setAttribute('data-mark', '')
      for (const type of ['blur', 'focus', 'input', 'change'])
        field.addEventListener(type, () => (dataset.events = `${dataset.events}${type} `), {
          once: true,
        })
    }
  })
const events = (page: Page) => page.evaluate(() => document.documentElement.dataset.events)

/** Opens a page at the step of the password with a text in its field and the caret before the last letter; React waits. */
async function atPassword(sandbox: Sandbox, page: Page): Promise<() => void> {
  const letGo = await hold(page, '**/signin/view.*.js')
  await page.goto(`${sandbox.origin}/signin/`, { waitUntil: 'commit' })
  await fieldFocused(page, 'username')
  await page.keyboard.type('simple')
  await page.keyboard.press('Enter')
  await fieldFocused(page, 'password')
  await page.keyboard.type(PASSWORD.slice(0, -2) + PASSWORD.slice(-1))
  await page.keyboard.press('ArrowLeft')
  await mark(page)
  return letGo
}

/** Adds the letter that is missing and signs in. */
async function goOn(sandbox: Sandbox, page: Page): Promise<void> {
  await page.keyboard.type(PASSWORD.slice(-2, -1))
  await page.keyboard.press('Enter')
  await expectWebApp(page)
  expect(await sandbox.callsTo(LOGIN)).toMatchObject([{ body: { userName: 'simple' } }])
}

const TRIED = sample(CHANGES, 2, ({ what }) => what, [
  'src/boot',
  'src/components/form',
  'src/features/signIn',
  'test/e2e/foreignNodes.test.ts',
  'test/e2e/steps/foreignNodes.ts',
])

// The step of the password has both fields. A composition: test/boot/view.test.ts. (sign-in/changed-page)
for (const change of TRIED)
  test(`${change.what} before React keeps the fields, their texts, caret and focus`, async ({
    sandbox,
    page,
  }) => {
    const letGo = await atPassword(sandbox, page)
    const before = await fields(page)
    await page.evaluate(change.apply)
    await mark(page)
    letGo()
    await drawn(page)
    expect(await events(page)).toBe('')
    expect(await fields(page)).toEqual(before)
    expect(await page.locator('#root keeper-lock').count()).toBe(change.nodes ?? 0)
    await goOn(sandbox, page)
  })

/** Does something in the page right after the task in which `hydrateRoot` was called: React asks for its next task by a message. */
const inWindow = (page: Page) =>
  page.addInitScript(() => {
    const postMessage = Reflect.get(MessagePort.prototype, 'postMessage') as (...args: unknown[]) => void
    MessagePort.prototype.postMessage = function post(this: MessagePort, ...args: unknown[]) {
      postMessage.apply(this, args)
      const form = document.querySelector('#root form')
      if (!form || !document.querySelector('#trouble') || !window.foyer?.taken || form.matches('.changed'))
        return
      form.classList.add('changed')
      queueMicrotask(() => {
        for (const field of document.querySelectorAll('#root input'))
          field.after(document.createElement('keeper-lock'))
        for (const text of document.querySelectorAll('#root label, #root form button span'))
          text.replaceChildren(document.createElement('font' as string))
      })
    }
  })

// (sign-in/changed-page)
test('a change between hydrateRoot and the hydration is harmless', async ({ sandbox, page }) => {
  await inWindow(page)
  const letGo = await atPassword(sandbox, page)
  const before = await fields(page)
  letGo()
  await drawn(page)
  expect(await page.locator('form.changed').count()).toBe(1)
  expect(await page.locator('keeper-lock').count()).toBe(2)
  expect(await events(page)).toBe('')
  expect(await fields(page)).toEqual(before)
  await goOn(sandbox, page)
})

/** A translator that stays: it replaces each text as it comes. */
const translate = (page: Page) =>
  page.evaluate(`{
    ${translateTexts.toString()}
    translateTexts()
    const changes = { childList: true, subtree: true, characterData: true }
    new MutationObserver(translateTexts).observe(document.querySelector('#root'), changes)
  }`)

// With React: test/components/translated.test.tsx. (accessibility/translated)
test('a button shows its next label when a translator has replaced the last one before React comes', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage({ expected: [/status of 401/] })
  const letGo = await hold(page, '**/signin/view.*.js')
  await page.goto(`${sandbox.origin}/signin/`, { waitUntil: 'commit' })
  await fieldFocused(page, 'username')
  await translate(page)
  const button = page.locator('#root form button[type=submit]')
  const shows = (text: string) => button.filter({ hasText: new RegExp(`^¤ ${text}$`) }).waitFor()
  await shows('Next')
  const answer = await hold(page, '**/api/auth/v2/login/options*')
  await page.keyboard.type('simple')
  await page.keyboard.press('Enter')
  await shows('Please wait')
  answer()
  await shows('Sign in')
  await page.keyboard.type('wrong')
  await page.keyboard.press('Enter')
  await page
    .getByRole('alert')
    .filter({ hasText: /¤ Username/ })
    .waitFor()
  await shows('Sign in')
  await page.locator('#username').fill('sso')
  await shows('Next')
  await page.keyboard.press('Enter')
  await shows('Continue')
  await page.locator('#username').fill('simple')
  await shows('Next')
  letGo()
  await drawn(page)
  await shows('Next')
  expect(await page.locator('[role=status]').filter({ hasText: /wait/ }).count()).toBe(0)
  expect(await page.locator('.told').filter({ hasText: /./ }).count()).toBe(0)
})
