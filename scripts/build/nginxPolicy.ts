import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Hashes } from 'deploy/policy.mjs'

// Any other text in the file would become part of a header.
const HASH = /^sha(?:256|384|512)-[A-Za-z\d+/]+={0,2}$/

const variable = (name: string, hashes: string[] = []): string =>
  `map "" ${name} { default "${hashes.map(hash => ` '${hash}'`).join('')}"; }`

/** Returns the hashes of the pages' inline parts as variables of `deploy/nginx.conf`; throws if one is invalid. */
export function nginxPolicy({ script, style }: Hashes): string {
  const wrong = [...(script ?? []), ...(style ?? [])].find(hash => !HASH.test(hash))
  if (wrong !== undefined) throw new Error(`csp-hashes.json contains an invalid hash: ${wrong}`)
  return [
    '# Written by the build: what stands inline in its pages. deploy/nginx.conf puts it into the policy.',
    variable('$foyer_script_hashes', script),
    variable('$foyer_style_hashes', style),
    '',
  ].join('\n')
}

/** Writes `csp.nginx.conf` next to `csp-hashes.json`, if the build has written that file. */
export async function writeNginxPolicy(dist: string): Promise<void> {
  const json = await readFile(path.join(dist, 'csp-hashes.json'), 'utf8').catch(() => '{}')
  await writeFile(path.join(dist, 'csp.nginx.conf'), nginxPolicy(JSON.parse(json) as Hashes))
}
