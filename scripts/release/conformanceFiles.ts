import { build } from 'esbuild'
import { noticesOf } from 'scripts/build/thirdParty/notices'
import { packagesOf } from 'scripts/build/thirdParty/shippedPackages'
import type { ReleasedFile } from './releasedFiles'

/** Made-up values in one language: no journey asks for any, and those of the other languages weigh 3 MB. */
const ALIAS = { '@faker-js/faker': '@faker-js/faker/locale/en' }
/** Some packages are of the older kind of module, and ask for others by this name. */
const REQUIRE = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"

/** The command `conformance` in one file that needs Node alone, and the licences of what is in it. Run it in the folder of the release: it reads `docs/contract/`. */
export async function conformanceFiles(): Promise<ReleasedFile[]> {
  const { outputFiles, metafile } = await build({
    entryPoints: ['scripts/conformance.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    minify: true,
    metafile: true,
    write: false,
    logLevel: 'error',
    alias: ALIAS,
    banner: { js: REQUIRE },
  })
  const notices = noticesOf(packagesOf(Object.keys(metafile.inputs)))
  const [bundle] = outputFiles
  return [
    { name: 'conformance.mjs', content: Buffer.from(bundle?.contents ?? '') },
    { name: 'conformance-notices.txt', content: Buffer.from(notices) },
  ]
}
