import path from 'node:path'
import { build } from 'esbuild'

/** Puts the sandbox into one file, which starts in a third of the time that its sources take (decision 0281). Returns its path. */
export async function bundleSandbox(): Promise<string> {
  const outfile = path.resolve('.cache/sandbox/main.mjs')
  await build({
    entryPoints: ['sandbox/main.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  })
  return outfile
}
