import type { Failure } from 'src/services/http/serviceError'

/** Notes a failure that the person need not see: what failed and how, never what was sent. */
export function logFailure(what: string, failure: Failure): void {
  console.warn(`foyer: ${what} failed (${failure.kind}${failure.status ? ` ${failure.status}` : ''})`)
}

/** Notes a fault of ours: where, and of which kind; its message might quote what was typed. */
export function reportCrash(where: string, error: unknown): void {
  console.error(`foyer: ${where} crashed (${error instanceof Error ? error.name : 'unknown'})`)
}
