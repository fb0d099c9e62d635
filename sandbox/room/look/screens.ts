import { h } from '../dom'
import { type Device, pretend } from './recolor'

const PAGES = {
  'Sign in': '/signin/',
  'Password trouble': '/signin/forget-password',
  'Get help': '/signin/help/support-form',
}
const DESKTOP = { className: 'desktop', width: 1280, height: 800 }
const PHONE = { className: 'phone', width: 390, height: 800 }
const DEVICES: (typeof PHONE & { name: string; device: Device })[] = [
  { name: 'Desktop, light', ...DESKTOP, device: { scheme: 'light', touch: false } },
  { name: 'Desktop, dark', ...DESKTOP, device: { scheme: 'dark', touch: false } },
  { name: 'Phone, light', ...PHONE, device: { scheme: 'light', touch: true } },
  { name: 'Phone, dark', ...PHONE, device: { scheme: 'dark', touch: true } },
]

const LANES = 3
const LONGEST_LOAD_MS = 5000
/** While a page renders, its style sheets change repeatedly. */
const SETTLED_MS = 1500
const EVERY_MS = 50

interface Screen {
  frame: HTMLIFrameElement
  address: string
  device: Device
}

/** Shows each page of the app on each device; `reload` loads all of them again and cancels a pending load. A page accepts no focus and no press. */
export function createScreens(): { rows: HTMLElement[]; reload: () => void } {
  const screens: Screen[] = []
  const rows = Object.entries(PAGES).map(([name, address]) => {
    const figures = DEVICES.map(({ name: where, className, width, height, device }) => {
      const frame = h('iframe', { title: `${name}. ${where}`, width, height, tabIndex: -1, inert: true })
      screens.push({ frame, address, device })
      return h('figure', {}, h('div', { className: `frame ${className}` }, frame), h('figcaption', {}, where))
    })
    return h('section', {}, h('h2', {}, name), h('div', { className: 'row' }, ...figures))
  })
  returnFocus()
  let round = 0
  const reload = () => {
    const mine = (round += 1)
    const left = [...screens]
    const lane = async () => {
      for (let screen = left.shift(); screen && mine === round; screen = left.shift()) await load(screen)
    }
    for (let count = 0; count < LANES; count += 1) void lane()
  }
  return { rows, reload }
}

/** Loads the page of a frame, and makes it look as on its device from the start. */
async function load({ frame, address, device }: Screen): Promise<void> {
  const dress = () => {
    const page = frame.contentWindow as (Window & typeof globalThis) | null
    if (page && page.location.pathname === address) pretend(page, device)
  }
  const dressing = setInterval(dress, EVERY_MS)
  await new Promise(done => {
    frame.addEventListener('load', done, { once: true })
    setTimeout(done, LONGEST_LOAD_MS)
    if (frame.getAttribute('src')) frame.contentWindow?.location.replace(address)
    else frame.src = address
  })
  setTimeout(() => clearInterval(dressing), SETTLED_MS)
}

/** A page focuses its first field, even in a frame; a person who types here keeps the focus. */
function returnFocus(): void {
  let last: HTMLElement | undefined
  document.addEventListener('focusin', event => {
    if (event.target instanceof HTMLIFrameElement) last?.focus()
    else if (event.target instanceof HTMLElement) last = event.target
  })
  window.addEventListener('blur', () => {
    if (document.activeElement instanceof HTMLIFrameElement) last?.focus()
  })
}
