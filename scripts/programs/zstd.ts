import { ensureProgram } from './ensureProgram'

/** The zstd of this machine, which makes deltas; installed from Debian's packages where that can be done. */
export const ensureZstd = (): string =>
  ensureProgram({ name: 'zstd', variable: 'ZSTD_PATH', names: ['zstd'], debian: ['zstd'] })
