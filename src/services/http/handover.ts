/** A call that the page has begun before the app was there. */
export interface EarlyCall {
  answer: Promise<Response>
  giveUp: () => void
}

/** What the inline script (src/boot/inline) hands over to the app, and the app to it. */
export interface Handover {
  /** The prerendered step is not what this person gets: it stays out of sight until the app draws. */
  hidden: boolean
  /** Whose words stand on the page. */
  language: string
  /** The form was sent before anything could answer. */
  sent: boolean
  /** Is told when the form is sent from now on. */
  onSend?: () => void
  /** Gives the call that the page has begun to this address, once. */
  take: (address: string) => EarlyCall | undefined
}

declare global {
  interface Window {
    foyer?: Handover
  }
}

/** What the inline script left; undefined where the server's policy kept it from running. */
export const handover = (): Handover | undefined => window.foyer

/** The answer of a call that the page has begun already, once; whoever gives the call up gives it up there. */
export function takeEarly(address: string, signal: AbortSignal): Promise<Response> | undefined {
  const call = handover()?.take(address)
  if (!call) return undefined
  signal.addEventListener('abort', call.giveUp)
  return call.answer
}
