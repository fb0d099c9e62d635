import { build } from 'esbuild'
import { CONFORMANCE } from 'scripts/build/inOneFile'
import { noticesOf } from 'scripts/build/thirdParty/notices'
import { packagesOf } from 'scripts/build/thirdParty/shippedPackages'
import { DOCUMENTS, type ReleasedFile } from './releasedFiles'

/** Returns the command `conformance` in one file that needs only Node, and the licences of the code in it. Run it in the folder of the release: it reads `docs/contract/`. */
export async function conformanceFiles(): Promise<ReleasedFile[]> {
  // The folder of the contract in a release; only tests have its documents in a file.
  const define = { 'process.env.CONTRACT_FOLDER': `"${DOCUMENTS}"`, 'process.env.CONTRACT_FILE': 'undefined' }
  const { outputFiles, metafile } = await build({ ...CONFORMANCE, define, minify: true, metafile: true })
  const notices = noticesOf(packagesOf(Object.keys(metafile.inputs)))
  const [bundle] = outputFiles
  return [
    { name: 'conformance.mjs', content: Buffer.from(bundle?.contents ?? '') },
    { name: 'conformance-notices.txt', content: Buffer.from(notices) },
  ]
}
