import { temporaryFolder } from 'test/support/temporaryFolder'
import { type BuildOptions, writeSmallBuild } from './writeSmallBuild'

/** Writes a small build into a separate folder, which is removed after the tests of the file. */
export const smallBuild = (options?: BuildOptions): Promise<string> =>
  writeSmallBuild(temporaryFolder('dist'), options)

const page = (name: string) => `<title>${name}</title><script id="foyer-config">{}</script>`

/** Writes a small build of this number: its page, its chunk and its style hash name it. */
export const numberedBuild = (number: number): Promise<string> =>
  smallBuild({
    files: {
      'index.html': page(`build ${number}`),
      'shell.html': page('shell'),
      [`chunk.0000000${number}.js`]: '',
      'csp-hashes.json': JSON.stringify({ style: [`sha256-build${number}`] }),
    },
  })
