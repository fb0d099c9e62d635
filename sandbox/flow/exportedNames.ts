import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Exported } from 'saga-workbench/tests/source'

const EXPORTED = /^export (?:async )?(?:function\*?|const) (\w+)/gm
const PRIVATE_SAGA = /^function\* (\w+)/gm
const WITHOUT_ARGUMENTS = /^export function\* (\w+)\(\)/gm
const SELECTORS = /^export const \{([^}]+)\} =/gm
const GROUP = /^export const (\w+(?:Actions|Events)) = /gm
const SLICE = /(\w+Slice) = createSlice\(\{\s*name: '(\w+)'/g
const ACTION = /createAction(?:<[^>]*>)?\('(\w+\/\w+)'/g

/** Files whose exports no saga calls. */
const UNCALLED = /^(?:constants|app|boot|components|messages|styles)[/\\]/

const namesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)

const APP = {
  effects: 'src/sagas/effects',
  serviceError: { name: 'ServiceError', module: 'src/services/http/serviceError' },
  state: {
    module: 'test/support/appState',
    reducer: 'appReducer',
    complete: 'appState',
    // The slices of the first load.
    slices: ['autoLogin', 'company', 'environment', 'help', 'login', 'session'],
  },
}

/** Reads the exported names from the sources, so that a test made from a recording can import them. */
export async function exportedNames(root = 'src'): Promise<Exported> {
  const files = await readdir(root, { recursive: true })
  const exported: Exported = { modules: {}, creators: {}, several: [], bare: [], ...APP }
  const { modules, several } = exported
  const declared = new Set<string>()
  const declares = (name: string): void => {
    if (declared.has(name)) several.push(name)
    declared.add(name)
  }
  for (const file of files.filter(name => /\.tsx?$/.test(name) && !UNCALLED.test(name))) {
    const text = await readFile(join(root, file), 'utf8')
    const module = `src/${file.replace(/\.tsx?$/, '').replaceAll('\\', '/')}`
    const selectors = [...text.matchAll(SELECTORS)].flatMap(([, names = '']) => names.match(/\w+/g) ?? [])
    for (const name of [...namesOf(text, EXPORTED), ...selectors]) {
      modules[name] ??= module
      declares(name)
    }
    for (const name of namesOf(text, PRIVATE_SAGA)) declares(name)
    exported.bare.push(...namesOf(text, WITHOUT_ARGUMENTS))
    const groups = [...text.matchAll(GROUP)]
    /** Stores the group that contains an event, or the actions of a slice, as the creator of this type. */
    const creates = (type: string, index: number): void => {
      const group = groups.findLast(each => each.index < index)
      if (group?.[1]) exported.creators[type] = group[1]
    }
    for (const [, variable = '', slice = ''] of text.matchAll(SLICE))
      creates(slice, text.indexOf(`${variable}.actions`))
    for (const { 1: event = '', index } of text.matchAll(ACTION)) creates(event, index)
  }
  return exported
}
