import { Complaint } from 'scripts/command/command'
import { resolveFrom, type Package } from './shippedPackages'

interface Locked {
  name?: string
  version?: string
  license?: string
  integrity?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** The part of a `package-lock.json` (version 3) that is read: packages by folder, the root by ''. */
export interface Lock {
  packages: Record<string, Locked>
}

const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf('node_modules/') + 13)

function neededBy(lock: Lock, folder: string): string[] {
  const {
    dependencies,
    optionalDependencies,
    peerDependencies = {},
    peerDependenciesMeta,
  } = lock.packages[folder] ?? {}
  const peers = Object.keys(peerDependencies).filter(name => !peerDependenciesMeta?.[name]?.optional)
  const names = new Set([...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])
  return [...names].flatMap(name => resolveFrom(folder, name, each => each in lock.packages) ?? [])
}

/** Converts the `sha512-…` of the lock file, which may contain several, to CycloneDX. */
const hashesOf = (integrity = ''): { alg: string; content: string }[] =>
  [...integrity.matchAll(/(?:^| )sha(1|256|384|512)-([A-Za-z\d+/=]+)/g)].map(([, bits = '', hash = '']) => ({
    alg: `SHA-${bits}`,
    content: Buffer.from(hash, 'base64').toString('hex'),
  }))

const licensesOf = (license: string): object[] =>
  /^[\w.+-]+$/.test(license) ? [{ license: { id: license } }] : [{ expression: license }]

/**
 * Returns the software bill of materials (CycloneDX 1.5) of Foyer's runtime dependencies, from its lock file. Shipped packages are
 * `required`; `optional` packages are installed with them and are in no chunk. The same lock file produces the same bytes. Throws a
 * Complaint if a shipped package is not among them in the lock file.
 */
export function billOfMaterials(lock: Lock, shipped: readonly Package[]): string {
  const folders = new Set([''])
  for (const folder of folders) for (const found of neededBy(lock, folder)) folders.add(found)
  const root = lock.packages['']
  const refOf = (folder: string): string => {
    const { name, version = '' } = lock.packages[folder] ?? {}
    return `${name ?? nameOf(folder)}@${version}`
  }
  // Two folders may contain the same version.
  const byRef = new Map([...folders].map(folder => [refOf(folder), folder]))
  const refs = new Set(shipped.map(({ name, version }) => `${name}@${version}`))
  const missing = [...refs].find(ref => !byRef.has(ref))
  if (missing !== undefined)
    throw new Complaint(`${missing} is shipped but is not among the dependencies of package-lock.json.`)

  const sorted = [...byRef].sort(([a], [b]) => (a < b ? -1 : 1))
  const component = (ref: string, folder: string): object => {
    const { version, license, integrity } = lock.packages[folder] ?? {}
    const name = ref.slice(0, ref.lastIndexOf('@'))
    return {
      'bom-ref': ref,
      type: 'library',
      name,
      version,
      scope: refs.has(ref) ? 'required' : 'optional',
      purl: `pkg:npm/${name.replace('@', '%40')}@${version ?? ''}`,
      hashes: hashesOf(integrity),
      ...(license && { licenses: licensesOf(license) }),
    }
  }
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: { 'bom-ref': refOf(''), type: 'application', name: root?.name, version: root?.version },
    },
    components: sorted.flatMap(([ref, folder]) => (folder === '' ? [] : [component(ref, folder)])),
    dependencies: sorted.map(([ref, folder]) => ({
      ref,
      dependsOn: [...new Set(neededBy(lock, folder).map(refOf))].sort(),
    })),
  }
  return `${JSON.stringify(bom, null, 2)}\n`
}
