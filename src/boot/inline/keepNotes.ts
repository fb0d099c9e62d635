import type { Handover } from 'src/services/http/handover'
import type { Kept } from 'src/services/http/noted'

const MOST_KEPT = 20

/** Keeps what goes wrong until the chunk that reports it is there (src/services/report/start.ts). */
export function keepNotes(handover: Handover): void {
  const kept: Kept[] = []
  handover.kept = kept
  handover.note = (...noted) => {
    if (kept.length < MOST_KEPT) kept.push([Date.now(), ...noted])
  }
  // Capturing: the error of a script does not bubble.
  for (const name of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    addEventListener(name, event => handover.note?.(event), true)
}
