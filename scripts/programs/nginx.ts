import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ensured, findProgram } from './debian'

const NGINX = { variable: 'NGINX_PATH', names: ['nginx'], places: ['/usr/sbin/nginx'] }
const OPENSSL = { variable: 'OPENSSL_PATH', names: ['openssl'] }

/** The programs for the test of `deploy/nginx.conf`. */
export interface Nginx {
  program: string
  /** Its module for files that are compressed with brotli. */
  brotliModule: string
  /** Creates the test's certificate. */
  openssl: string
}

/** Returns the folder in which this nginx looks for its modules. */
function modulesOf(program: string): string {
  // `-V` writes only to standard error.
  const output = execFileSync('/bin/sh', ['-c', '"$0" -V 2>&1', program], { encoding: 'utf8' })
  return /--modules-path=(\S+)/.exec(output)?.[1] ?? '/usr/lib/nginx/modules'
}

/** Returns this machine's nginx with its brotli module: `NGINX_PATH`, otherwise one on the `PATH`. */
function findNginx(): Nginx | undefined {
  const program = findProgram(NGINX)
  const openssl = findProgram(OPENSSL)
  if (!program || !openssl) return undefined
  const brotliModule = path.join(modulesOf(program), 'ngx_http_brotli_static_module.so')
  return existsSync(brotliModule) ? { program, brotliModule, openssl } : undefined
}

/** Returns this machine's nginx, installed from Debian's packages if possible; otherwise throws an error of one line. */
export const ensureNginx = (): Nginx =>
  ensured({
    name: 'nginx',
    named: process.env.NGINX_PATH,
    debian: ['nginx', 'libnginx-mod-http-brotli-static', 'openssl'],
    missing:
      'nginx, its static brotli module or openssl is missing: install them, or name nginx in NGINX_PATH.',
    find: findNginx,
  })
