import type { Message } from '../inspector'

/** The loads of a page's own document. */
export interface Loads {
  /** Notes what a document tells of it. */
  follow: (event: Message) => void
  /** Waits for what `open` leads to: the name of the load, or undefined where no other document comes; throws what the network says. */
  arrive: (open: () => Promise<unknown>) => Promise<string | undefined>
  /** The load that began last. */
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

  const told: Record<string, (params: Record<string, unknown>) => void> = {
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
    follow: ({ method = '', params = {} }) => told[method]?.(params),
    arrive: open =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        open().catch(reject)
      }),
    latest: () => latest,
  }
}
