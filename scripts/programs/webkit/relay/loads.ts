import type { Message } from '../inspector'

/** The loads of a page's document. */
export interface Loads {
  /** Processes a load event of a document. */
  follow: (event: Message) => void
  /** Waits for the result of `open`: returns the load's id, or undefined if no other document arrives; throws the network's error. */
  arrive: (open: () => Promise<unknown>) => Promise<string | undefined>
  /** Returns the load that started last. */
  latest: () => { load: string; address: string } | undefined
}

interface Frame {
  parentId?: string
  loaderId: string
}

export function loadsOf(mainFrame: () => string | undefined): Loads {
  const documents = new Set<string>()
  let latest: { load: string; address: string } | undefined
  let waiting: { resolve: (load?: string) => void; reject: (error: Error) => void } | undefined

  const handlers: Record<string, (params: Record<string, unknown>) => void> = {
    'Page.frameNavigated': ({ frame }) => {
      const { parentId, loaderId } = frame as Frame
      if (!parentId) waiting?.resolve(loaderId)
    },
    'Page.navigatedWithinDocument': () => waiting?.resolve(),
    'Network.requestWillBeSent': ({ requestId, type, frameId, loaderId, request }) => {
      if (type !== 'Document' || frameId !== mainFrame()) return
      documents.add(requestId as string)
      latest = { load: loaderId as string, address: (request as { url: string }).url }
    },
    'Network.loadingFailed': ({ requestId, errorText, canceled }) => {
      if (documents.delete(requestId as string) && canceled !== true)
        waiting?.reject(new Error(errorText as string))
    },
  }

  return {
    follow: ({ method = '', params = {} }) => handlers[method]?.(params),
    arrive: open =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        open().catch(reject)
      }),
    latest: () => latest,
  }
}
