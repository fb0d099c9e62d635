import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Complaint } from 'scripts/command/command'
import { isCarried } from './carried'
import { resolveFrom } from './resolveFrom'

export interface Package {
  name: string
  version: string
  /** The licence in its package.json; '' if there is none. */
  license: string
  /** The texts of its licences and notices, joined. */
  text: string
}

interface Manifest {
  name: string
  version: string
  license?: unknown
  dependencies?: Record<string, string>
}

const PACKAGE = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/
const LICENCE = /^(?:licen[cs]e|copying|notice)(?![a-z])/i

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest

/** Packages without a licence text, and the package in which the same authors publish it. */
const TEXT_STANDS_IN: Record<string, string> = {
  'node_modules/@redocly/openapi-core': 'node_modules/@redocly/config',
  'node_modules/@redocly/respect-core': 'node_modules/@redocly/config',
}

const textOf = (folder: string): string =>
  readdirSync(TEXT_STANDS_IN[folder] ?? folder)
    .filter(file => LICENCE.test(file))
    .sort()
    .map(file =>
      readFileSync(path.join(TEXT_STANDS_IN[folder] ?? folder, file), 'utf8')
        .replace(/\r\n?/g, '\n')
        .trim(),
    )
    .join('\n\n')

/** Returns the folders of packages that a package has copied into its files; throws a Complaint if no one has checked. */
function carriedBy(folder: string, shipped: ReadonlySet<string>): string[] {
  const { name: owner, dependencies = {} } = manifestOf(folder)
  return Object.keys(dependencies).flatMap(name => {
    const found = resolveFrom(folder, name, each => existsSync(each))
    if (found !== undefined && shipped.has(found)) return []
    const carried = isCarried(owner, name)
    if (carried === undefined)
      throw new Complaint(
        `${owner} declares ${name}, but no chunk contains a module of it: scripts/build/thirdParty/carried.ts must state whether ${owner} bundles it.`,
      )
    if (carried && found === undefined)
      throw new Complaint(`${owner} bundles ${name}, which is not installed.`)
    return carried && found !== undefined ? [found] : []
  })
}

const foldersOf = (modules: readonly string[]): Set<string> =>
  new Set(modules.flatMap(file => PACKAGE.exec(file)?.[0] ?? []))

function packagesIn(folders: ReadonlySet<string>): Package[] {
  const packages = [...folders].map(folder => {
    const { name, version, license } = manifestOf(folder)
    return { name, version, license: typeof license === 'string' ? license : '', text: textOf(folder) }
  })
  return packages.sort((a, b) => (a.name < b.name || (a.name === b.name && a.version < b.version) ? -1 : 1))
}

/** Returns the packages of these modules, with paths from the root of the repository, sorted by name. */
export const packagesOf = (modules: readonly string[]): Package[] => packagesIn(foldersOf(modules))

/** Returns the packages of these modules, and the packages copied into them, sorted by name. */
export function shippedPackages(modules: readonly string[]): Package[] {
  const folders = foldersOf(modules)
  // Repeats, because a copied package may contain further copies.
  for (const folder of folders) for (const found of carriedBy(folder, folders)) folders.add(found)
  return packagesIn(folders)
}
