import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { ensureProgram } from 'scripts/programs/debian'
import { ensureNginx } from 'scripts/programs/nginx'
import type { Site } from './startSite'

const CONFIGURATION = '{ "productName": "Quay" }'

/** Returns this machine's zstd, which computes deltas; installs it from Debian's packages if possible. */
export const ensureZstd = (): string =>
  ensureProgram({ name: 'zstd', variable: 'ZSTD_PATH', names: ['zstd'], debian: ['zstd'] })

/** Returns the commands under 'Roll out' in docs/deployment.md, for the folder of a site. */
function commandsFor({ folder }: Site): string {
  const [, commands = ''] =
    /### Roll out[\s\S]*?```sh\n([\s\S]*?)```/.exec(readFileSync('docs/deployment.md', 'utf8')) ?? []
  return commands
    .replaceAll('/srv/foyer', folder)
    .replaceAll('/etc/nginx/foyer', `${folder}/foyer`)
    .replace('nginx -t', `${ensureNginx().program} -t -q -e stderr -c ${folder}/nginx.conf`)
    .replace('systemctl reload nginx', `kill -HUP "$(cat ${folder}/nginx.pid)"`)
}

/** Rolls out a build on a site, as described in docs/deployment.md; nginx serves it a moment later. */
export function rollOut(site: Site, dist: string): void {
  const build = path.join(site.folder, 'build')
  rmSync(build, { recursive: true, force: true })
  mkdirSync(build)
  symlinkSync(path.resolve('deploy'), path.join(build, 'deploy'))
  cpSync(dist, path.join(build, 'dist'), { recursive: true, preserveTimestamps: true })
  writeFileSync(path.join(site.folder, 'config.json'), CONFIGURATION)
  const env = { ...process.env, ZSTD_PATH: ensureZstd() }
  execFileSync('/bin/sh', ['-c', commandsFor(site)], { stdio: ['ignore', 'ignore', 'pipe'], env })
}

/** Rolls out a build, and waits until the previous release no longer responds: its process has then closed its kept connections. */
export async function goLive(site: Site, dist: string): Promise<void> {
  const { hostname, port, host } = new URL(site.http)
  const connection = connect(Number(port), hostname)
  connection.write(`GET /signin/ HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
  await once(connection, 'data')
  connection.resume()
  rollOut(site, dist)
  await once(connection, 'close')
}
