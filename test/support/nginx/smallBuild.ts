import { temporaryFolder } from 'test/support/temporaryFolder'
import { type BuildOptions, writeSmallBuild } from './writeSmallBuild'

/** Writes a small build into a separate folder, which is removed after the tests of the file. */
export const smallBuild = (options?: BuildOptions): Promise<string> =>
  writeSmallBuild(temporaryFolder('dist'), options)
