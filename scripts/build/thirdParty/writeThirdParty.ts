import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { billOfMaterials, type Lock } from './bom'
import { noticesOf } from './notices'
import { shippedPackages } from './shippedPackages'

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
