import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { billOfMaterials, type Lock } from './bom'
import { shippedPackages, type Package } from './shippedPackages'
import { Complaint } from 'scripts/command/command'

/** The licences (SPDX) that a shipped package may have: each requires only that its text accompanies the code. */
const ALLOWED = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'])

function problemOf({ license, text }: Package): string | undefined {
  if (license === '') return 'names no licence'
  if (!ALLOWED.has(license)) return `has the licence ${license}, which is not allowed`
  return text === '' ? 'has no licence text' : undefined
}

const RULE = '-'.repeat(80)

/** Returns the third-party notices of some packages: each licence text once, below its packages. Throws a Complaint that names the package whose licence is missing or not allowed. */
export function noticesOf(packages: readonly Package[]): string {
  const byText = new Map<string, string[]>()
  for (const each of packages) {
    const { name, version, license, text } = each
    const problem = problemOf(each)
    if (problem !== undefined) throw new Complaint(`${name}@${version} ${problem}: it cannot be shipped.`)
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version} (${license})`])
  }
  const parts = [...byText].map(([text, titles]) => `${RULE}\n${titles.join('\n')}\n\n${text}\n`)
  return ['Foyer contains the following software of others, under these licences.\n', ...parts].join('\n')
}

const MODULES = 'modules.json'
// Next to `prerender.ts`, which bundles it: it is inline in the pages.
const EARLY = path.join('.cache/early', MODULES)

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** Writes `third-party-notices.txt` into a built folder and `sbom.cdx.json` next to it; throws a Complaint if a package may not be shipped. */
export function writeThirdParty(folder: string): void {
  const modules = path.join(folder, MODULES)
  const shipped = shippedPackages([modules, EARLY].flatMap(file => read(file) as string[]))
  writeFileSync(path.join(folder, 'third-party-notices.txt'), noticesOf(shipped))
  const bom = billOfMaterials(read('package-lock.json') as Lock, shipped)
  writeFileSync(path.join(path.dirname(path.resolve(folder)), 'sbom.cdx.json'), bom)
  rmSync(modules)
}
