import { MOVING } from 'test/e2e/fixtures/openPage'
import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { axeFaults } from 'test/e2e/accessible/axe'
import { hold } from 'test/e2e/steps/hold'
import { givePassword, giveUsername, signIn } from 'test/e2e/steps/signIn'
import { clearAnnouncements, listen, announcementsOf } from 'test/support/announcements'
import { recolours } from 'test/support/engines/engine'

const SLOW = 'This is taking longer than usual. You need not send it again.'

/** The ring in the button of the form, so many milliseconds after it came: whether it is seen, and how far it has turned. */
const ringAt = (page: Page, ms: number) =>
  page.evaluate(at => {
    const button = document.querySelector('form button[type="submit"]')
    const turns = document
      .getAnimations()
      .filter(each => (each.effect as KeyframeEffect).target === button) as CSSAnimation[]
    for (const each of turns) {
      each.pause()
      each.currentTime = at
    }
    const style = button && getComputedStyle(button, '::before')
    return {
      names: turns.map(each => each.animationName).sort(),
      seen: style?.visibility,
      turned: style?.rotate,
    }
  }, ms)

/** Returns the dots after the button's text. */
const dotsOf = (page: Page) =>
  page.getByRole('button', { name: 'Please wait', exact: true }).evaluate(button => {
    const { content, animationName, animationDuration } = getComputedStyle(button, '::after')
    return { content, animationName, animationDuration }
  })

/** Where motion can be reduced under an open page: the ring does not turn, and the words end in dots. */
async function expectStill(page: Page): Promise<void> {
  if (!recolours()) return
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const dots = await dotsOf(page)
  expect(dots).toMatchObject({ animationName: 'fade', animationDuration: '3s' })
  expect(dots.content).toContain('…')
  expect(await ringAt(page, 600)).toMatchObject({ seen: 'visible', turned: 'none' })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
}

// (waits/life, waits/slow-form)
test('a slow lookup, password check or repeated request shows a ring from 0.4 s on, and at 6 s advice that is announced once; under reduced motion the ring does not turn, and the words end in dots that are not announced', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage(MOVING)
  await listen(page)
  await page.clock.install()
  await page.goto(`${sandbox.origin}/signin/`)
  const steps = [
    ['**/login/options*', () => giveUsername(page, 'approve')],
    ['**/auth/v2/login', () => givePassword(page)],
  ] as const
  for (const [call, give] of steps) {
    const letGo = await hold(page, call)
    await give()
    const button = page.getByRole('button', { name: 'Please wait' })
    await button.waitFor()
    await clearAnnouncements(page)
    expect(await ringAt(page, 399)).toEqual({ names: ['appear', 'turn'], seen: 'hidden', turned: 'none' })
    expect(await ringAt(page, 600)).toMatchObject({ seen: 'visible', turned: '90deg' })
    const before = await button.boundingBox()
    // In two steps: a region has to be there before its words.
    await page.clock.runFor(3000)
    await page.clock.runFor(3000)
    const line = page.getByText(SLOW)
    await line.waitFor()
    expect(await button.boundingBox()).toEqual(before)
    expect((await line.boundingBox())?.y).toBeGreaterThan((before?.y ?? Infinity) + (before?.height ?? 0))
    await page.clock.runFor(20_000)
    expect(await announcementsOf(page)).toEqual([`status: ${SLOW}`])
    await expectStill(page)
    letGo()
    // The line belongs to this wait only.
    if (call === '**/login/options*') await page.getByLabel('Password', { exact: true }).waitFor()
  }
  // A button that sends no form.
  const letGo = await hold(page, '**/resend-verification*')
  await page.getByRole('button', { name: 'Resend' }).click()
  const button = page.getByRole('button', { name: 'Please wait' })
  await button.waitFor()
  await page.clock.runFor(3000)
  await page.clock.runFor(3000)
  const line = await page.getByText(SLOW).boundingBox()
  const { y = 0, height = 0 } = (await button.boundingBox()) ?? {}
  expect(line?.y).toBeGreaterThanOrEqual(y + height)
  expect(await axeFaults(page)).toEqual([])
  letGo()
})

// (waits/life)
test('an opening dialog has the ring as well; under reduced motion, words that end in dots get no more of them', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage(MOVING)
  await page.route('**/online/', route => route.fulfill({ status: 204 }))
  await signIn(page, sandbox.origin, 'simple')
  const words = page.getByRole('status').filter({ hasText: 'Opening Harbor…' })
  await words.waitFor()
  const ring = await words.evaluate(each => {
    const { animationName, width } = getComputedStyle(each, '::before')
    return { animationName, width }
  })
  expect(ring).toEqual({ animationName: 'appear, turn', width: '20px' })
  if (!recolours()) return
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await words.evaluate(each => getComputedStyle(each, '::after').content)).toBe('none')
})

// (waits/life, waits/slow-form)
test('before the scripts are there the first step has the ring and the words as well', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage({ ...MOVING, locale: 'de-DE' })
  const letGo = await hold(page, '**/signin/main.*.js')
  await page.goto(`${sandbox.origin}/signin/`, { waitUntil: 'commit' })
  await page.locator('#username').fill('simple')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Bitte warten' }).waitFor()
  expect(await ringAt(page, 399)).toMatchObject({ seen: 'hidden' })
  expect(await ringAt(page, 600)).toMatchObject({ seen: 'visible', turned: '90deg' })
  const lateWords = (ms: number) =>
    page.locator('[data-slow]').evaluate((links: HTMLElement, at) => {
      for (const each of document.getAnimations()) {
        if ((each.effect as KeyframeEffect).target !== links) continue
        each.pause()
        each.currentTime = at
      }
      const { visibility } = getComputedStyle(links, '::before')
      return { visibility, words: links.dataset.slow, height: links.getBoundingClientRect().height }
    }, ms)
  const early = await lateWords(5999)
  const late = await lateWords(6000)
  expect([early.visibility, late.visibility]).toEqual(['hidden', 'visible'])
  expect(late.words).toBe('Das dauert länger als sonst. Sie müssen es nicht noch einmal senden.')
  expect(late.height).toBeGreaterThan(early.height)
  letGo()
  await page.getByLabel('Passwort', { exact: true }).waitFor()
  // The password may be there before React is.
  await page.waitForFunction(() => !document.querySelector('[data-slow], [data-busy]'))
})
