import type { Browser, Page } from 'playwright-core'
import type { Shot } from 'tools/screens/shot'
import { listen, said, saying } from 'test/support/announcements'
import { recolours } from 'test/support/engines/engine'
import { contextOf } from 'test/support/engines/launch'
import type { Sandbox } from 'sandbox/ownProcess'
import { axeFaults } from './axe'
import { holdClock, installClock } from './heldClock'
import { walkByTab } from './keyboard'
import { languageFaults } from './languages'
import { edgeless, layoutFaults, movements, smallTargets } from './layout'

/** The result of a state; every fault is listed under the check that found it. */
export interface Facts {
  state: string
  /** Its path under /signin. */
  screen: string
  heading: string
  /** What has the focus once the state is there. */
  focus: string
  /** What the live regions hold. */
  said: string[]
  faults: Record<Check, string[]>
}

export const CHECKS = [
  'said',
  'focus',
  'light',
  'darkRightToLeft',
  'still',
  'targets',
  'narrow',
  'zoomed',
  'spaced',
  'large',
  'forced',
  'keyboard',
] as const
export type Check = (typeof CHECKS)[number]

const DESKTOP = { width: 1280, height: 800 }
const NARROW = { width: 320, height: 640 }
/** 1280 × 1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 }
/** Longer texts are measured whole: no foot of the window lies over them. */
const TALL = { width: 320, height: 3000 }
const TARGET = 44
/** Texts that every wait may repeat. */
const PASSING = ['status: Loading…', 'status: Please wait']
/** WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

/** Runs in a page: what has the focus, by its name. */
function focusName(): string {
  const element = document.activeElement
  if (!element || element === document.body) return ''
  if (element.matches('h1')) return 'heading'
  const label = element.id ? document.querySelector(`label[for="${element.id}"]`)?.textContent : undefined
  return element.getAttribute('aria-label') ?? label ?? element.textContent
}

/** Runs in a page: puts a rule upon it, as a person's own style sheet does. */
function dress(rules: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
}
const undress = (): unknown => document.adoptedStyleSheets.pop()

const setDirection = (direction: string): void => {
  document.documentElement.dir = direction
}

const count = (list: string[], wanted: string): number => list.filter(each => each === wanted).length

async function lookAt(page: Page, state: string): Promise<Facts> {
  // The first field has it from the first frame on.
  await page.waitForFunction(() => document.activeElement !== document.body).catch(() => undefined)
  const focus = await page.evaluate(focusName)
  const log = (await said(page)).filter(words => !PASSING.includes(words))
  const held = await saying(page)
  const modal = (await page.locator('dialog:modal').count()) > 0
  // Nothing behind a modal counts.
  const headings = await page.locator(modal ? 'dialog:modal h1' : 'h1').allInnerTexts()
  const seen: Facts = {
    state,
    screen: modal ? 'Support modal' : `\`${new URL(page.url()).pathname.replace(/^\/signin/, '')}\``,
    // A sentence on a line of its own.
    heading: headings.map(text => text.replaceAll(/\s+/g, ' ')).join(' | '),
    focus,
    said: held,
    faults: {
      said: [...new Set(log)]
        .filter(words => count(log, words) > Math.max(1, count(held, words)))
        .map(words => `twice: ${words}`),
      focus: focus === '' ? ['nothing has the focus'] : [],
    } as Facts['faults'],
  }
  const { faults } = seen
  if (headings.length !== 1) faults.focus.push(`${headings.length} headings`)

  faults.still = await page.evaluate(movements)
  faults.light = await axeFaults(page)
  if (recolours()) await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(setDirection, 'rtl')
  faults.darkRightToLeft = [...(await axeFaults(page, 'look')), ...(await page.evaluate(layoutFaults))]
  if (recolours()) await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(NARROW)
  faults.darkRightToLeft.push(...(await page.evaluate(layoutFaults)))
  await page.evaluate(setDirection, 'ltr')

  faults.narrow = await page.evaluate(layoutFaults)
  faults.targets = await page.evaluate(smallTargets, TARGET)
  await page.evaluate(dress, SPACING)
  faults.spaced = await page.evaluate(layoutFaults)
  await page.evaluate(undress)
  await page.setViewportSize(DESKTOP)
  faults.targets.push(...(await page.evaluate(smallTargets, TARGET)))
  await page.evaluate(dress, 'html { font-size: 200% }')
  faults.large = await page.evaluate(layoutFaults)
  await page.evaluate(undress)
  faults.forced = []
  if (recolours()) {
    await page.emulateMedia({ forcedColors: 'active' })
    faults.forced = await page.evaluate(edgeless)
    await page.emulateMedia({ forcedColors: 'none' })
  }

  await holdClock(page)
  // Last: leaving a field by Tab may announce that it is empty.
  faults.keyboard = await walkByTab(page, { back: true })
  await page.setViewportSize(ZOOMED)
  faults.zoomed = await page.evaluate(layoutFaults)
  faults.zoomed.push(...(await walkByTab(page)))
  await page.setViewportSize(TALL)
  faults.narrow.push(...(await languageFaults(page)))
  return seen
}

const NOWHERE = { screen: '', heading: '', focus: '', said: [] }

/** Walks to a state and looks at it from every side. */
export async function seeState(browser: Browser, sandbox: Sandbox, shot: Shot): Promise<Facts> {
  await sandbox.api('reset', { method: 'POST' })
  const context = await contextOf(browser, {
    viewport: DESKTOP,
    locale: 'en-US',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    ...shot.options,
  })
  await installClock(context)
  const page = await context.newPage()
  await listen(page)
  try {
    await shot.reach({ page, sandbox })
    return await lookAt(page, shot.name)
  } catch (error) {
    const faults = Object.fromEntries(CHECKS.map(check => [check, [] as string[]])) as Facts['faults']
    faults.focus = [`is not reached: ${String(error)}`]
    return { ...NOWHERE, state: shot.name, faults }
  } finally {
    await context.close()
  }
}
