import { access } from 'node:fs/promises'

const SIBLINGS = [
  { token: 'br', suffix: '.br' },
  { token: 'gzip', suffix: '.gz' },
]

const accepts = (header: string, token: string): boolean =>
  header.split(',').some(part => {
    const [name = '', ...parameters] = part.trim().split(';')
    return name.trim().toLowerCase() === token && !parameters.some(p => /^\s*q=0(?:\.0*)?\s*$/.test(p))
  })

/** The best precompressed sibling that exists and that the client accepts. */
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
