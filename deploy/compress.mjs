// @ts-check
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Without the expectation of text, brotli's output can be smaller. */
const MODES = [constants.BROTLI_MODE_GENERIC, constants.BROTLI_MODE_FONT]

/**
 * Compresses a file as a server would send it, with brotli's best compression and the file as one block.
 * @param {Buffer} bytes
 * @returns {Promise<Buffer>}
 */
export async function brotli(bytes) {
  const compressed = await Promise.all(
    MODES.map(mode =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_MODE]: mode,
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    ),
  )
  return compressed.reduce((least, each) => (each.length < least.length ? each : least))
}

/**
 * Compresses a file as a server would send it, with gzip's best compression.
 * @param {Buffer} bytes
 * @returns {Promise<Buffer>}
 */
export const gzipped = bytes => promisify(gzip)(bytes, { level: 9 })
