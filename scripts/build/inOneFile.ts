import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type BuildOptions } from 'esbuild'

const FOR_NODE = { bundle: true, platform: 'node', format: 'esm', write: false } satisfies BuildOptions

/** Made-up values in one language: no journey asks for any, and those of the other languages weigh 3 MB. */
const ALIAS = { '@faker-js/faker': '@faker-js/faker/locale/en' }
/** Some packages are of the older kind of module, and ask for others by this name. */
const REQUIRE = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"

/** The command `conformance` in one file that needs Node alone. */
export const CONFORMANCE = {
  ...FOR_NODE,
  entryPoints: ['scripts/conformance.ts'],
  target: 'node20',
  logLevel: 'error',
  alias: ALIAS,
  banner: { js: REQUIRE },
} satisfies BuildOptions

const SANDBOX = {
  ...FOR_NODE,
  entryPoints: ['sandbox/main.ts'],
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
} satisfies BuildOptions

async function bundled(options: BuildOptions & { write: false }, file: string): Promise<string> {
  const outfile = path.resolve(file)
  const { outputFiles } = await build({ ...options, outfile })
  mkdirSync(path.dirname(outfile), { recursive: true })
  for (const { path: written, contents } of outputFiles) {
    // Another run may be starting it: a file is whole at any moment.
    writeFileSync(`${written}.${process.pid}`, contents)
    renameSync(`${written}.${process.pid}`, written)
  }
  return outfile
}

/** Puts the sandbox, and the command `conformance`, into one file each, which starts in a third of the time that its sources take (decision 0281). Returns their paths by the variables that tests read. */
export const bundleForTests = async () => ({
  SANDBOX_FILE: await bundled(SANDBOX, '.cache/sandbox/main.mjs'),
  CONFORMANCE_FILE: await bundled(CONFORMANCE, '.cache/sandbox/conformance.mjs'),
})
