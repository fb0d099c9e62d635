import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'

/** Puts the sandbox into one file, which starts in a third of the time that its sources take (decision 0281). Returns its path. */
export async function bundleSandbox(): Promise<string> {
  const outfile = path.resolve('.cache/sandbox/main.mjs')
  const { outputFiles } = await build({
    entryPoints: ['sandbox/main.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
    write: false,
  })
  mkdirSync(path.dirname(outfile), { recursive: true })
  for (const { path: file, contents } of outputFiles) {
    // Another run may be starting it: a file is whole at any moment.
    writeFileSync(`${file}.${process.pid}`, contents)
    renameSync(`${file}.${process.pid}`, file)
  }
  return outfile
}
