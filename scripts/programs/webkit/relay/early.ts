import type { Message } from '../inspector'

/** The events of a page before Playwright knows its first document. */
export interface Early {
  hear: (message: Message) => void
  /** Signals that Playwright knows the first document. */
  ready: () => void
}

interface TargetParams {
  targetInfo?: { targetId: string }
  targetId?: string
}

/**
 * Holds a second document and its events until Playwright knows the first one: a page that has opened itself may go to another site
 * before it is examined, which Playwright cannot handle.
 */
export function earlyOf(pass: (message: Message) => void): Early {
  let first: string | undefined
  let queued: Message[] = []
  let known = false

  return {
    hear: message => {
      const { targetInfo, targetId = targetInfo?.targetId } = (message.params ?? {}) as TargetParams
      first ??= targetId
      const ofFirst = targetId === first && message.method !== 'Target.targetDestroyed'
      if (known || ofFirst) pass(message)
      else queued.push(message)
    },
    ready: () => {
      known = true
      const later = queued
      queued = []
      later.forEach(pass)
    },
  }
}
