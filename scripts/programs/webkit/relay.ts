#!/usr/bin/env -S node --import tsx
// Sits between Playwright, which drives only its own WebKit, and Debian's WebKitGTK (decision 0230).
import { Socket } from 'node:net'
import process from 'node:process'
import { openDisplay, stop } from '../display'
import { createBrowser, type BrowserMessage } from './relay/browser'
import { ensureWebKit } from './webkit'

const [FROM, TO] = [3, 4]
const END = '\0'
/** Without a window manager the focus follows the pointer, which rests in the middle and must be inside every window. */
const SMALL = '640x480'

const programs = ensureWebKit()
const display = await openDisplay(programs.display, SMALL)
const out = new Socket({ fd: TO })
const browser = createBrowser(programs, display.name, message => {
  out.write(JSON.stringify(message) + END)
})

async function leave(): Promise<void> {
  await browser.close()
  await stop(display.child)
  process.exit(0)
}

let rest = ''
const pipe = new Socket({ fd: FROM }).setEncoding('utf8')
pipe.on('data', text => {
  const messages = (rest + String(text)).split(END)
  rest = messages.pop() ?? ''
  for (const message of messages.map(each => JSON.parse(each) as BrowserMessage))
    void (message.method === 'Playwright.close' ? leave() : browser.ask(message))
})
pipe.on('close', () => void leave())
pipe.on('error', () => void leave())
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void leave())
