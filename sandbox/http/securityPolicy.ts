import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export const CSP_REPORTS_PATH = '/sandbox/api/csp-reports'

/** Hashes of inline parts that a build may write beside its HTML. */
interface Hashes {
  script?: string[]
  style?: string[]
}

/** An empty style element, which styled-components fills by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const serialize = (directives: Record<string, string>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ')

async function hashesOf(dist: string): Promise<Hashes> {
  const text = await readFile(join(dist, 'csp-hashes.json'), 'utf8').catch(() => '{}')
  return JSON.parse(text) as Hashes
}

const listed = (hashes: string[] = []): string =>
  hashes.map(hash => ` '${hash.replaceAll("'", '')}'`).join('')

/** The policy of the sign-in app's pages, strict enough for Trusted Types. */
export async function appPolicy(dist: string): Promise<string> {
  const { script, style } = await hashesOf(dist)
  return serialize({
    'default-src': "'none'",
    'script-src': `'self'${listed(script)}`,
    'style-src': `'self' ${EMPTY_STYLE}${listed(style)}`,
    'img-src': "'self' data: https: http://127.0.0.1:*",
    'connect-src': "'self' https: http://127.0.0.1:*",
    'font-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'manifest-src': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'webpack',
    'report-uri': CSP_REPORTS_PATH,
  })
}

/** The policy of the sandbox's own pages; forms may lead to the origins named. */
export const pagePolicy = (formTargets: string[] = []): string =>
  serialize({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'connect-src': "'self'",
    'form-action': ["'self'", ...formTargets].join(' '),
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  })

export const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy':
    'otp-credentials=(self), camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-site',
}
