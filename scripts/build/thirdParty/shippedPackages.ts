import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Complaint } from 'scripts/command/command'

/** Packages that others have copied into their files, so that the bundler sees no module of them. */
const CARRIED: Record<string, readonly string[]> = {
  'react-phone-input-2': [
    'classnames',
    'lodash.debounce',
    'lodash.memoize',
    'lodash.reduce',
    'lodash.startswith',
  ],
  'universal-cookie': ['cookie'],
}

/** Dependencies that packages declare for other platforms, or for exports that Foyer does not use. */
const LEFT_OUT: Record<string, readonly string[]> = {
  '@reduxjs/toolkit': ['@standard-schema/spec', '@standard-schema/utils', 'reselect'],
  '@redux-saga/core': ['@redux-saga/types'],
  '@redux-saga/is': ['@redux-saga/types'],
  axios: ['follow-redirects', 'form-data', 'https-proxy-agent', 'proxy-from-env'],
  // Its current build has no prop checks.
  'react-phone-input-2': ['prop-types'],
  'styled-components': ['@emotion/is-prop-valid', 'css-to-react-native', 'csstype'],
}

/** Returns whether a shipped package contains a declared dependency of which no chunk has a module; undefined if no one has checked. */
export function isCarried(owner: string, dependency: string): boolean | undefined {
  if (dependency.startsWith('@types/')) return false
  if (CARRIED[owner]?.includes(dependency)) return true
  return LEFT_OUT[owner]?.includes(dependency) ? false : undefined
}

const NODE_MODULES = 'node_modules/'

/** Returns the folder in which Node would find a package, starting from another folder; undefined if no folder on the way has it. */
export function resolveFrom(
  folder: string,
  name: string,
  exists: (folder: string) => boolean,
): string | undefined {
  for (let from = folder; ; from = from.slice(0, Math.max(0, from.lastIndexOf(NODE_MODULES) - 1))) {
    const candidate = `${from === '' ? '' : `${from}/`}${NODE_MODULES}${name}`
    if (exists(candidate)) return candidate
    if (from === '') return undefined
  }
}

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
        `${owner} declares ${name}, but no chunk contains a module of it: scripts/build/thirdParty/shippedPackages.ts must state whether ${owner} bundles it.`,
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
