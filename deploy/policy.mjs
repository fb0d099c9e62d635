// @ts-check

/** The hash of an empty style element, which styled-components fills by script. */
const EMPTY_STYLE = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

/**
 * The inline parts of the pages of a build (`csp-hashes.json`).
 * @typedef {{ script?: string[], style?: string[] }} Hashes
 */

/** @param {string[]} [hashes] */
const listed = (hashes = []) => hashes.map(hash => ` '${hash.replaceAll("'", '')}'`).join('')

/**
 * Formats a policy as one header, with its directives in order.
 * @param {Record<string, string>} directives
 */
export const serialize = directives =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ')

/**
 * Returns the policy of the sign-in app's pages, strict enough for Trusted Types.
 * @param {Hashes} hashes
 */
export const policyOf = ({ script, style }) => ({
  'default-src': "'none'",
  'script-src': `'self'${listed(script)}`,
  'style-src': `'self' '${EMPTY_STYLE}'${listed(style)}`,
  'img-src': "'self' data: https:",
  'connect-src': "'self' https:",
  'font-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'manifest-src': "'self'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'webpack',
})

/** The other headers of every response under `/signin`. */
export const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy':
    'otp-credentials=(self), publickey-credentials-get=(self), publickey-credentials-create=(self), camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-site',
}
