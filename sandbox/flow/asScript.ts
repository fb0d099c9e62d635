import { build } from 'esbuild'

/** A module of the workbench as a browser can run it: without types, with all that it imports. */
export async function asScript(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
    write: false,
  })
  return outputFiles.map(({ text }) => text).join('')
}
