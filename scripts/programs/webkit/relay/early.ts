import type { Message } from '../inspector'

/** What a page tells before Playwright knows its first document. */
export interface Early {
  hear: (message: Message) => void
  /** Playwright knows the first document. */
  ready: () => void
}

interface Told {
  targetInfo?: { targetId: string }
  targetId?: string
}

/**
 * Keeps a second document until Playwright knows the first one, and what is told of the second: a page that has opened itself
 * may go to another site before anybody has looked at it, and Playwright has no answer for that.
 */
export function earlyOf(pass: (message: Message) => void): Early {
  let first: string | undefined
  let kept: Message[] = []
  let known = false

  return {
    hear: message => {
      const { targetInfo, targetId = targetInfo?.targetId } = (message.params ?? {}) as Told
      first ??= targetId
      const ofFirst = targetId === first && message.method !== 'Target.targetDestroyed'
      if (known || ofFirst) pass(message)
      else kept.push(message)
    },
    ready: () => {
      known = true
      const later = kept
      kept = []
      later.forEach(pass)
    },
  }
}
