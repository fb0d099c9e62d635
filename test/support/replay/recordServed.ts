import type { Walk } from 'scenarios/scenario'
import type { Recording } from 'saga-workbench/recording/entries'
import { pageStorage } from 'saga-workbench/page/pageStorage'
import type { Served } from 'scenarios/kept/steps'
import { operations } from 'foyer-contract/document/operations'
import { recordPages } from './recordWalk'

/** Walks, and records each page's calls and answers, as a page with the workbench and the sandbox would. */
export async function recordServed(walk: Walk): Promise<{ pages: Recording[]; served: Served }> {
  const bodies = new Map<string, string>()
  const pages = await recordPages(walk, recorder => {
    recorder.recordStorage(pageStorage())
    const server = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      const request = input instanceof Request ? input : new Request(input, init)
      const { origin, pathname } = new URL(request.url)
      const address = origin === window.location.origin ? pathname : origin + pathname
      const call = recorder.callBegan({ method: request.method, address })
      try {
        const response = await server(input, init)
        bodies.set(String(call.entry.id), await response.clone().text())
        call.ended(response.status, String(call.entry.id))
        return response
      } catch (error) {
        call.ended(null)
        throw error
      }
    }
  })
  return {
    pages,
    served: {
      operations: Object.fromEntries(operations.map(({ id, call }) => [call, id])),
      answerTo: id => bodies.get(id),
      origin: window.location.origin,
    },
  }
}
