import { CONTRACT, readDocument } from '../document/readDocument'

/** Calls to hosts other than the backend. */
const OF_OTHER_HOSTS = ['notifyHost']

interface Paths {
  paths: Record<string, Record<string, { operationId?: string }>>
}

/** Returns the contract's calls to the backend, with method and path by the operation's name. */
export function callsOfContract(): Map<string, string> {
  const { paths } = readDocument(CONTRACT) as Paths
  return new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, { operationId }]) =>
        operationId === undefined || OF_OTHER_HOSTS.includes(operationId)
          ? []
          : [[operationId, `${method.toUpperCase()} ${path}`] as const],
      ),
    ),
  )
}
