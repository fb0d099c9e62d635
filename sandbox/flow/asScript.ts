import { build } from 'esbuild'

/** Returns a module of the workbench as a script for browsers: without types, with all its imports. */
export async function asScript(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
    write: false,
  })
  return outputFiles.map(({ text }) => text).join('')
}
