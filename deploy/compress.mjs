// @ts-check
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * As a server would send it: as small as brotli gets, which takes a file as one block.
 * @param {Buffer} bytes
 * @returns {Promise<Buffer>}
 */
export const brotli = bytes =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

/**
 * As a server would send it: as small as gzip gets.
 * @param {Buffer} bytes
 * @returns {Promise<Buffer>}
 */
export const gzipped = bytes => promisify(gzip)(bytes, { level: 9 })
