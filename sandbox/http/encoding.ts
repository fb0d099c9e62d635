import { access } from 'node:fs/promises'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const SIBLINGS = [
  { token: 'br', suffix: '.br' },
  { token: 'gzip', suffix: '.gz' },
]

const accepts = (header: string, token: string): boolean =>
  header.split(',').some(part => {
    const [name = '', ...parameters] = part.trim().split(';')
    return name.trim().toLowerCase() === token && !parameters.some(p => /^\s*q=0(?:\.0*)?\s*$/.test(p))
  })

/** Returns the best precompressed sibling that exists and that the client accepts. */
export async function encodedSibling(
  file: string,
  acceptEncoding: string,
): Promise<{ file: string; encoding?: string }> {
  for (const { token, suffix } of SIBLINGS) {
    if (!accepts(acceptEncoding, token)) continue
    const exists = await access(file + suffix).then(
      () => true,
      () => false,
    )
    if (exists) return { file: file + suffix, encoding: token }
  }
  return { file }
}

/** Returns a page that is composed for each request, in the best encoding that the client accepts. */
export function encoded(page: string, acceptEncoding: string): { body: Buffer; encoding?: string } {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  if (accepts(acceptEncoding, 'br')) return { body: brotliCompressSync(page, { params }), encoding: 'br' }
  if (accepts(acceptEncoding, 'gzip')) return { body: gzipSync(page), encoding: 'gzip' }
  return { body: Buffer.from(page) }
}
