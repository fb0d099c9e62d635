import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const EXPORTED = /^export (?:async )?(?:function\*?|const) (\w+)/gm
const SELECTORS = /^export const \{([^}]+)\} =/gm
const GROUP = /^export const (\w+(?:Actions|Events)) = /gm
const SLICE = /(\w+)Slice = createSlice\(\{\s*name: '(\w+)'/g

/** Which module exports a name, and which object creates the actions of a slice, or of a type. */
export interface Exported {
  modules: Record<string, string>
  creators: Record<string, string>
}

/** Reads the names from the sources, so that a test made from a recording can import them. */
export async function exportedNames(root = 'src'): Promise<Exported> {
  const files = await readdir(root, { recursive: true })
  const exported: Exported = { modules: {}, creators: {} }
  for (const file of files.filter(name => /\.tsx?$/.test(name) && !name.startsWith('workbench'))) {
    const text = await readFile(join(root, file), 'utf8')
    const module = `src/${file.replace(/\.tsx?$/, '').replaceAll('\\', '/')}`
    for (const [, name = ''] of text.matchAll(EXPORTED)) exported.modules[name] ??= module
    for (const [, names = ''] of text.matchAll(SELECTORS))
      for (const name of names.match(/\w+/g) ?? []) exported.modules[name] ??= module
    const [group] = [...text.matchAll(GROUP)].map(([, name = '']) => name)
    for (const [, , slice = ''] of text.matchAll(SLICE)) if (group) exported.creators[slice] = group
    for (const [, event = ''] of text.matchAll(/createAction(?:<[^>]*>)?\('(\w+\/\w+)'/g))
      if (group) exported.creators[event] = group
  }
  return exported
}
