import type { BufferedEntry, ReportEntry } from 'src/services/http/reportEntry'
import { tab } from 'src/services/tab'

/** A call that the page has begun before the app was there. */
export interface EarlyCall {
  answer: Promise<Response>
  giveUp: () => void
}

/** The values and functions that the inline script (src/boot/inline) and the app hand over to each other. */
export interface Handover {
  /** Whether this person gets a step other than the prerendered one, so that the page stays hidden until the app renders. */
  hidden: boolean
  language: string
  /** Adds this person's texts, and this company's name and links, to the prerendered markup. */
  makeOwn: (under: Element) => void
  /** Whether React has taken over the page, or is about to, so that no other code may change it. */
  taken?: true
  /** An input method is composing text in a field. */
  composing?: boolean
  /** Returns the clean username in the field of the page. */
  typed: () => string
  /** Requests where a username signs in, without the HTTP client. */
  lookUp: (username: string) => void
  /** The person submitted the form before anything could answer. */
  sent: boolean
  /** The browser reports that it is offline: the first submit was held, or the person has submitted again and the lookup was sent (calls/offline). */
  offline?: 'held' | 'sent'
  /** Called for each submit of the form that React does not answer. */
  onSend: () => void
  /** Called for each edit of the username. */
  onEdit: () => void
  /** Keeps the name for the page that a link opens: in the storage, until the app is there. */
  keepName: (username: string) => void
  /** Shows that the app could not be loaded, with a way to continue. */
  fail: () => void
  /** Reports an error to the operators; absent if the configuration has no address for reports (calls/reports). */
  report?: (...entry: ReportEntry) => void
  /** Entries that wait for the chunk that reports them. */
  reports?: BufferedEntry[]
  /** The browser lacks a feature that the app needs: the page shows a notice, and the app does not start. */
  tooOld?: true
  /** Gives the call that the page has begun to this address, once. */
  take: (address: string) => EarlyCall | undefined
}

declare global {
  interface Window {
    foyer?: Handover
  }
}

/** Returns the object that the inline script has created; undefined if the server's policy blocked the script. */
export const handover = (): Handover | undefined => tab.window.foyer

/** The answer of a call that the page has begun already, once; cancelling the call aborts it there. */
export function takeEarlyCall(address: string, signal: AbortSignal): Promise<Response> | undefined {
  const call = handover()?.take(address)
  if (!call) return undefined
  signal.addEventListener('abort', call.giveUp)
  return call.answer
}
