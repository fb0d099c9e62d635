import { BASE_PATH } from 'src/constants/basePath'
import { LOCAL_KEYS } from 'src/constants/storageKeys'
import { forgetConfig } from 'src/services/config'
import { NOW, ORIGIN, type Walk } from 'scenarios/scenario'
import { clearCookies } from 'test/support/clearCookies'
import type { Answering } from './answering'
import { outside } from './withoutBrowser'

const AGENTS = {
  tablet: ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)', 1024],
  mobile: ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 390],
} as const

/** Puts the browser and the server where a walk begins. */
export function beginWalk(walk: Walk, server: Answering): void {
  const { answers = {}, device, cookies = {}, keeps = {}, config, marks, localNetwork } = walk
  jest.setSystemTime(NOW)
  outside.left.length = 0
  outside.opened.length = 0
  forgetConfig()
  document.body.innerHTML = config
    ? `<script id="foyer-config" type="application/json">${JSON.stringify(config)}</script>`
    : ''
  sessionStorage.clear()
  localStorage.clear()
  visit(`${ORIGIN}${BASE_PATH}/`)
  clearCookies()
  for (const [name, value] of Object.entries(cookies))
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/`
  for (const [name, value] of Object.entries(keeps))
    sessionStorage.setItem(`foyer.${name}`, JSON.stringify(value))
  if (marks) localStorage.setItem(LOCAL_KEYS.currentSignIn, JSON.stringify(marks))
  if (device) {
    const [agent, widthPx] = AGENTS[device]
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
    jest.replaceProperty(window, 'innerWidth', widthPx)
  }
  const permissions = localNetwork && { query: () => Promise.resolve({ state: localNetwork }) }
  Object.defineProperty(navigator, 'permissions', { value: permissions, configurable: true })
  server.change(answers)
  globalThis.fetch = server.fetch
}
