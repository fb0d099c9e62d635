import { noAnswer } from 'src/services/http/serviceError'

/** A call that the page has made before the app was there. */
export interface EarlyCall {
  address: string
  answer: Promise<Response>
  giveUp: () => void
}

/** What the inline script of the page has done before the app's own scripts came (src/boot/inline). */
export interface Early {
  /** The prerendered step is not what this person gets: it stays out of sight until the app draws. */
  hidden: boolean
  /** Whose words stand on the page. */
  language: string
  /** Asks for the company's settings, once: beside the first paint, or as soon as the app takes them; undefined where this tab has them. */
  askForSettings?: () => Promise<Response> | undefined
  /** The form was sent before anything could answer. */
  sent: boolean
  /** The lookup of what was sent; taken once. */
  lookup?: EarlyCall | undefined
  /** Is told when the form is sent from now on. */
  onSend?: () => void
}

declare global {
  interface Window {
    foyer?: Early
  }
}

/** What the inline script left; undefined where the server's policy kept it from running. */
export const early = (): Early | undefined => window.foyer

/** The answer with the settings that the page has asked for already, once; rejects with a `ServiceError`. */
export function takeEarlySettings(): Promise<Response> | undefined {
  const settings = window.foyer?.askForSettings?.()
  delete window.foyer?.askForSettings
  return settings?.catch(() => Promise.reject(noAnswer()))
}

/** The app is on the page: what stood in for it goes. */
export function settled(): void {
  for (const aside of document.querySelectorAll('#trouble, .before-script')) aside.remove()
  delete document.documentElement.dataset.early
  document.querySelector('[data-wait]')?.removeAttribute('data-wait')
}
