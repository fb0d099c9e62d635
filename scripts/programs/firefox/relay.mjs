#!/usr/bin/env node
// Sits between Playwright and a Firefox that does not know one of its commands: the relay acknowledges that command.
import { spawn } from 'node:child_process'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'
import { navigationEnds } from './navigationEnds.mjs'

const UNKNOWN = 'emulation.setMediaFeaturesOverride'
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/

/** @type {(address: string) => void} */
function relay(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (client, { url }) => {
    const browser = new WebSocket(address + url, { perMessageDeflate: false, maxPayload: 0 })
    const opened = new Promise(resolve => browser.once('open', resolve))
    client.on('message', data => {
      const text = String(data)
      if (!text.includes(UNKNOWN)) return void opened.then(() => browser.send(text))
      const { id, method } = JSON.parse(text)
      if (method === UNKNOWN) client.send(JSON.stringify({ type: 'success', id, result: {} }))
      else void opened.then(() => browser.send(text))
    })
    const more = navigationEnds()
    browser.on('message', data => {
      const text = String(data)
      for (const event of [text, ...more(text)]) client.send(event)
    })
    browser.on('close', () => client.close())
    browser.on('error', () => client.close())
    client.on('close', () => browser.close())
  })
  server.on('listening', () => {
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`)
  })
}

const firefox = spawn(process.env.FOYER_FIREFOX ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
createInterface(firefox.stderr).on('line', line => {
  const address = LISTENING.exec(line)?.[1]
  if (address) relay(address)
  else process.stderr.write(`${line}\n`)
})
firefox.on('exit', code => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => firefox.kill(signal))
