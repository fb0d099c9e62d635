import { readFile } from 'node:fs/promises'
import { transform } from '@swc/core'

/** A module of the workbench as a browser can run it: without types, its imports by address. */
export async function asScript(file: string): Promise<string> {
  const { code } = await transform(await readFile(file, 'utf8'), {
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'es6' },
    swcrc: false,
  })
  return code
    .replace(/ from (["'])(\.[^"']+)\1/g, " from '$2.js'")
    .replace(/ from (["'])src\/workbench\/([^"']+)\1/g, " from '/sandbox/workbench/$2.js'")
}
