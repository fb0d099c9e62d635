import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { type Hashes, policyOf, serialize } from 'deploy/policy.mjs'

export { COMMON_HEADERS } from 'deploy/policy.mjs'

/** The address of the app's failure reports, in the sandbox's own configuration. */
export const REPORTS_PATH = '/sandbox/reports'
/** The address of the app's visit reports, once the control room has switched them on. */
export const VISITS_PATH = '/sandbox/visits'
export const CSP_REPORTS_PATH = '/sandbox/api/csp-reports'

export const LOCAL_HOST = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/i

/** Returns whether a request is for this machine by its own name; the port is ignored, because a proxy in front has another one. */
export const hasOurName = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  LOCAL_HOST.test(headers.host ?? '')

/** The other hosts of the sandbox, which have no TLS. */
const LOCAL_HOSTS = 'http://127.0.0.1:* http://localhost:*'

async function hashesOf(dist: string): Promise<Hashes> {
  const text = await readFile(join(dist, 'csp-hashes.json'), 'utf8').catch(() => '{}')
  return JSON.parse(text) as Hashes
}

/** The policy of the sign-in app's pages as it is served anywhere, with the sandbox's other hosts let in, and its own pages as a frame where one asks. */
export async function appPolicy(dist: string, framed = false): Promise<string> {
  const policy = policyOf(await hashesOf(dist))
  return serialize({
    ...policy,
    ...(framed && { 'frame-ancestors': "'self'" }),
    'img-src': `${policy['img-src']} ${LOCAL_HOSTS}`,
    'connect-src': `${policy['connect-src']} ${LOCAL_HOSTS}`,
    'report-uri': CSP_REPORTS_PATH,
  })
}

const pageDirectives = (formTargets: string[] = []) => ({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'form-action': ["'self'", ...formTargets].join(' '),
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
})

/** Returns the policy of the sandbox's own pages; forms may lead to the given origins. */
export const pagePolicy = (formTargets?: string[]): string => serialize(pageDirectives(formTargets))

/** The policy of a page of the sandbox that shows the app in frames. */
export const framingPolicy = (): string => serialize({ ...pageDirectives(), 'frame-src': "'self'" })
