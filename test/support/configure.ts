import { forgetConfig } from 'src/services/config'

/** Gives the page this configuration, and other markup, and has the app read it again. */
export function configure(config: object, more = ''): void {
  const block = `<script id="foyer-config" type="application/json">${JSON.stringify(config)}</script>`
  document.body.innerHTML = block + more
  forgetConfig()
}
