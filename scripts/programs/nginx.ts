import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { Complaint } from 'scripts/command/command'
import { canInstall, findProgram, installFromDebian, type Program } from './debian'

const NGINX: Program = { variable: 'NGINX_PATH', names: ['nginx'], places: ['/usr/sbin/nginx'] }
const OPENSSL: Program = { variable: 'OPENSSL_PATH', names: ['openssl'] }
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'openssl']

/** What the test of `deploy/nginx.conf` needs. */
export interface Nginx {
  program: string
  /** Its module for files that are compressed by brotli. */
  brotliModule: string
  /** Makes the test's certificate. */
  openssl: string
}

/** Where this nginx was built to find its modules. */
function modulesOf(program: string): string {
  // It writes to standard error: `-V` has no other output.
  const told = execFileSync('/bin/sh', ['-c', '"$0" -V 2>&1', program], { encoding: 'utf8' })
  return /--modules-path=(\S+)/.exec(told)?.[1] ?? '/usr/lib/nginx/modules'
}

/** The nginx of this machine with its brotli module: `NGINX_PATH`, else one on the `PATH`. */
export function findNginx(): Nginx | undefined {
  const program = findProgram(NGINX)
  const openssl = findProgram(OPENSSL)
  if (!program || !openssl) return undefined
  const brotliModule = path.join(modulesOf(program), 'ngx_http_brotli_static_module.so')
  return existsSync(brotliModule) ? { program, brotliModule, openssl } : undefined
}

/** The nginx of this machine, installed from Debian's packages where that can be done; throws one clear line where it cannot. */
export function ensureNginx(): Nginx {
  const found = findNginx()
  if (found) return found
  const missing = new Complaint(
    'nginx, its static brotli module or openssl is missing: install them, or name nginx in NGINX_PATH.',
  )
  if (process.env.NGINX_PATH || !canInstall()) throw missing
  console.log('Installing nginx from the packages of this system …')
  installFromDebian(PACKAGES)
  const installed = findNginx()
  if (!installed) throw missing
  return installed
}
