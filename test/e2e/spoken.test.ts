import type { Browser, Page } from 'playwright-core'
import { PASSWORD } from 'sandbox/company/harbor'
import type { Sandbox } from 'sandbox/ownProcess'
import { hold } from 'test/e2e/steps/hold'
import { heardIn, listen, runTogether, soundings, twiceIn } from 'test/support/ear'
import { launchBrowser, openPage } from 'test/support/browser'
import { needs } from 'test/support/engines/needs'
import { openSandbox } from 'test/support/sandbox'

let browser: Browser
let sandbox: Sandbox

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), openSandbox()])
})
beforeEach(() => sandbox.api('reset', { method: 'POST' }))

interface Node {
  role?: { value: string }
  name?: { value: string }
  description?: { value: string }
  properties?: { name: string; value: { value: unknown } }[]
}

const valueOf = (node: Node | undefined, property: string): unknown =>
  node?.properties?.find(({ name }) => name === property)?.value.value

/** The page's accessibility tree. */
async function treeOf(page: Page): Promise<Node[]> {
  const tools = await page.context().newCDPSession(page)
  const { nodes } = (await tools.send('Accessibility.getFullAXTree')) as { nodes: Node[] }
  await tools.detach()
  return nodes
}

/** A page that is driven by keys alone, and judged at each step. */
async function walkOf(path: string, prepare?: (page: Page) => Promise<unknown>) {
  needs('devtools')
  const page = await openPage(browser, { expected: [/status of (?:400|401|403)/] })
  await prepare?.(page)
  await listen(page)
  await page.goto(`${sandbox.origin}${path}`, { waitUntil: 'commit' })
  await page.locator('input:focus').waitFor()
  const step = async (act: () => Promise<unknown>): Promise<{ said: string; focus: Node | undefined }> => {
    await soundings(page)
    await act()
    const given = await soundings(page)
    for (const engine of ['chromium', 'firefox'] as const) {
      expect({ engine, twice: twiceIn(heardIn(engine, given)) }).toEqual({ engine, twice: [] })
    }
    const nodes = await treeOf(page)
    const texts = [
      ...given.map(({ text }) => text),
      ...nodes.flatMap(({ name, description }) => [name, description]).map(each => each?.value ?? ''),
    ]
    expect(texts.filter(runTogether)).toEqual([])
    const focus = nodes.find(node => valueOf(node, 'focused') === true && node.role?.value !== 'RootWebArea')
    expect(focus?.name?.value).toBeTruthy()
    return { said: heardIn('chromium', given).join(' / '), focus }
  }
  const keys = (text: string) => async () => {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  return { page, step, keys }
}

const alertOf = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor()

// (accessibility/heard-once)
describe('what is heard', () => {
  test.each<[when: string, prepare: (page: Page) => Promise<unknown>]>([
    ['with React', () => Promise.resolve()],
    ['before React', page => hold(page, '**/signin/view.*.js')],
  ])('%s, a password: none, from the field and from the button, and a wrong one', async (when, prepare) => {
    const { page, step, keys } = await walkOf('/signin/', prepare)
    if (when === 'with React') await page.locator('#trouble').waitFor({ state: 'detached' })
    const none = 'Please enter your username.'
    const inField = await step(async () => {
      await keys('')()
      await alertOf(page, none)
    })
    // Before React the words of a problem are fetched with the first one.
    expect(inField.said.replace('Please wait / ', '')).toBe(none)
    expect(valueOf(inField.focus, 'invalid')).toBe('true')
    await page.keyboard.type('a')
    await page.keyboard.press('Backspace')
    await page.getByRole('button', { name: 'Next' }).focus()
    const fromButton = await step(async () => {
      await page.keyboard.press('Enter')
      await alertOf(page, none)
    })
    expect(fromButton.said.split(none)).toHaveLength(2)
    expect(fromButton.focus?.description?.value).toBe(none)
    await keys('simple')()
    await page.getByLabel('Password', { exact: true }).waitFor()
    const wrong = 'Username/Password combination was wrong. Please try again.'
    const refused = await step(async () => {
      await keys('wrong')()
      await alertOf(page, wrong)
    })
    expect(refused.said).toContain(wrong)
    expect(refused.focus?.description?.value).toBe(wrong)
  })

  test('the boxes of a code, and a new password: what is missing, and how strong it is', async () => {
    const { page, step, keys } = await walkOf('/signin/forget-password')
    await keys('forgetful')()
    await page.getByLabel('Mobile number').waitFor()
    const { number } = await sandbox.api<{ number: string }>('phone?person=forgetful')
    await keys(number)()
    await page.getByLabel('Digit 1 of 6').waitFor()
    const wrong = 'The verification code is invalid.'
    const refused = await step(async () => {
      await page.keyboard.type('000000')
      await alertOf(page, wrong)
    })
    expect(refused.said.split(wrong)).toHaveLength(2)
    expect(refused.focus).toMatchObject({ name: { value: 'Digit 1 of 6' }, description: { value: wrong } })
    const { messages } = await sandbox.api<{ messages: { code: string }[] }>('phone?person=forgetful')
    await page.keyboard.type(messages[0]?.code ?? '')
    await page.getByLabel('New password').waitFor()
    const weak = await step(async () => {
      await page.keyboard.type('abc')
      await page
        .getByRole('status')
        .filter({ hasText: 'Password strength: Very weak' })
        .waitFor({ state: 'attached' })
    })
    expect(weak.said).toBe('Password strength: Very weak')
    expect(weak.focus?.description?.value).toContain('At least 9 characters')
    const missing = await step(async () => {
      await page.keyboard.press('Enter')
      await alertOf(page, 'To continue')
    })
    expect(missing.said).toBe(
      'To continue, meet all the rules above. At least 9 characters, An uppercase letter, A number, A special character, such as ! @ $ or %, Both passwords match',
    )
    // What is edited away is not followed by all the rules.
    expect((await step(() => page.keyboard.type('d'))).said).toBe('')
  })

  test('an approval with a number: the number, and a denial with its advice', async () => {
    const { page, step, keys } = await walkOf('/signin/')
    await keys('approve-number')()
    await page.getByLabel('Password', { exact: true }).waitFor()
    const asked = await step(async () => {
      await keys(PASSWORD)()
      await page.getByText(/^Choose \d\d in the app$/).waitFor()
    })
    expect(asked.said).toContain('Verify Sign-In Request. ')
    expect(asked.said).toMatch(/Choose \d\d in the app/)
    const denied = await step(async () => {
      const { approvals } = await sandbox.api<{ approvals: { id: string }[] }>('phone?person=approve-number')
      await sandbox.api(`approvals/${approvals[0]?.id}`, { method: 'POST', body: { answer: 'deny' } })
      await alertOf(page, 'Login request denied')
    })
    expect(denied.said).toBe(
      'Username. Login request denied If you did not start this sign-in, change your password and tell support.',
    )
  })
})
