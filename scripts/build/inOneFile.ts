import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type BuildOptions } from 'esbuild'
import { CONTRACT, JOURNEYS, readDocument } from 'foyer-contract/document/readDocument'

const FOR_NODE = { bundle: true, platform: 'node', format: 'esm', write: false } satisfies BuildOptions

/** Random values in one language: no journey requests any, and those of the other languages take 3 MB. */
const ALIAS = {
  '@faker-js/faker': '@faker-js/faker/locale/en',
  // The build for browsers: the command makes no call with it, and the one for Node brings a dozen packages.
  axios: path.resolve('node_modules/axios/dist/esm/axios.js'),
}
/** Some packages are CommonJS modules, and use this name to load others. The alias leaves the name `createRequire` to our own modules. */
const REQUIRE =
  "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);"

/** The command `conformance` in one file that needs only Node. */
export const CONFORMANCE = {
  ...FOR_NODE,
  entryPoints: ['packages/contract/src/main.ts'],
  target: 'node20',
  logLevel: 'error',
  alias: ALIAS,
  banner: { js: REQUIRE },
} satisfies BuildOptions

const SANDBOX = {
  ...FOR_NODE,
  entryPoints: ['sandbox/main.ts'],
  packages: 'external',
  // A package of this repository has only sources, which Node cannot run.
  alias: { 'foyer-contract': path.resolve('packages/contract/src') },
  sourcemap: true,
  logLevel: 'warning',
} satisfies BuildOptions

/** Writes a file that another run may be reading: the file is complete at any moment. */
function write(file: string, contents: string | Uint8Array): string {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, contents)
  renameSync(`${file}.${process.pid}`, file)
  return file
}

async function bundled(options: BuildOptions & { write: false }, file: string): Promise<string> {
  const outfile = path.resolve(file)
  const { outputFiles } = await build({ ...options, outfile })
  for (const { path: written, contents } of outputFiles) write(written, contents)
  return outfile
}

/** Writes the contract and its journeys as JSON (readDocument.ts). */
function writeContract(file: string): string {
  const documents = [CONTRACT, ...JOURNEYS].map(name => [name, readDocument(name)])
  return write(path.resolve(file), JSON.stringify(Object.fromEntries(documents)))
}

/** Bundles the sandbox and the command `conformance` into one file each, which starts in a third of the time of its sources, and the contract into another (decision 0281). Returns their paths by the variables that tests read. */
export const bundleForTests = async () => ({
  CONTRACT_FILE: writeContract('.cache/sandbox/contract.json'),
  SANDBOX_FILE: await bundled(SANDBOX, '.cache/sandbox/main.mjs'),
  CONFORMANCE_FILE: await bundled(CONFORMANCE, '.cache/sandbox/conformance.mjs'),
})
