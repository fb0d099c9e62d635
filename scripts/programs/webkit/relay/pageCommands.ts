import type { Page } from './page'
import type { Profile } from './profile'
import { run } from './target'

type Params = Record<string, unknown>
type Answer = (page: Page, profile: Profile, params: never) => Promise<unknown>

/** WebDriver's codes for keys that write no text, by the names that a page receives. */
const NAMED: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Insert: '\uE016',
  Delete: '\uE017',
  Meta: '\uE03D',
}

const BUTTONS = { none: 0, left: 0, middle: 1, right: 2 }

interface KeyEvent {
  type: 'keyDown' | 'keyUp'
  key: string
}

interface MouseEvent {
  type: 'move' | 'down' | 'up'
  button: keyof typeof BUTTONS
  x: number
  y: number
}

/** Returns the WebDriver actions that press or release a key. */
const keyActions = ({ type, key }: KeyEvent): unknown => ({
  actions: [{ type: 'key', id: 'keyboard', actions: [{ type, value: NAMED[key] ?? key }] }],
})

/** Returns the WebDriver actions that move the mouse, or press or release a button. */
function mouseActions({ type, button, x, y }: MouseEvent): unknown {
  const action =
    type === 'move'
      ? { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' }
      : { type: type === 'down' ? 'pointerDown' : 'pointerUp', button: BUTTONS[button] }
  const parameters = { pointerType: 'mouse' }
  return { actions: [{ type: 'pointer', id: 'mouse', parameters, actions: [action] }] }
}

interface Size {
  width: number
  height: number
}

const inner = async (page: Page): Promise<Size> => {
  const target = page.shown()
  return target ? run<Size>(target, '({ width: innerWidth, height: innerHeight })') : { width: 0, height: 0 }
}

const SETTLED_MS = 2000

/** Resizes the window so that the page has the requested size, including the window's frame. */
const resize: Answer = async (page, profile, { width, height }: Size) => {
  const { driver } = profile
  const window = await profile.windowOf(page)
  const end = performance.now() + SETTLED_MS
  while (performance.now() < end) {
    const now = await inner(page)
    if (now.width === width && now.height === height) return
    const rect = await driver.ask<Size>('GET', '/window/rect', undefined, window)
    const wanted = { width: rect.width + width - now.width, height: rect.height + height - now.height }
    await driver.ask('POST', '/window/rect', wanted, window)
    await new Promise(resolve => setTimeout(resolve, 30))
  }
}

const act = async (page: Page, profile: Profile, actions: unknown): Promise<void> => {
  try {
    await profile.driver.ask('POST', '/actions', actions, await profile.windowOf(page))
  } catch (error) {
    // The key that closes a window may find the window gone when it is released.
    await profile.reportClosed()
    throw error
  }
}

const ANSWERED: Record<string, Answer> = {
  'Emulation.setDeviceMetricsOverride': resize,
  'Input.dispatchKeyEvent': (page, profile, event: KeyEvent) => act(page, profile, keyActions(event)),
  'Input.dispatchMouseEvent': (page, profile, event: MouseEvent) => act(page, profile, mouseActions(event)),
  'Target.resume': (page, _profile, { targetId }: { targetId: string }) => {
    page.resume(targetId)
    return Promise.resolve()
  },
}

/** Executes a Playwright command to a page; a command that WebKit lacks counts as done. */
export const answerPage = async (
  page: Page,
  profile: Profile,
  method: string,
  params: Params,
): Promise<unknown> => ANSWERED[method]?.(page, profile, params as never)
