import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePorts } from 'scripts/programs/freePorts'
import { ensureNginx } from 'scripts/programs/nginx'
import { type SiteOptions, siteFiles } from './siteFiles'

export interface Site {
  /** The folder of all its files; its releases are in `releases/`. */
  folder: string
  http: string
  https: string
  /** The address that redirects browsers to TLS. */
  redirect: string
  /** Returns the access log so far. */
  log: () => string
  /** Returns the error output so far. */
  errors: () => string
  stop: () => Promise<void>
}

function certify(folder: string, openssl: string): void {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const files = ['-keyout', `${folder}/key.pem`, '-out', `${folder}/fullchain.pem`]
  execFileSync(openssl, ['req', '-x509', ...key, '-subj', '/CN=127.0.0.1', ...files], { stdio: 'ignore' })
}

/** Starts Debian's nginx with `deploy/nginx.conf`, on free ports, in a separate folder; stop it in `afterAll`. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { program, brotliModule, openssl } = ensureNginx()
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  for (const name of ['foyer', 'releases/1']) mkdirSync(path.join(folder, name), { recursive: true })
  symlinkSync(path.resolve(options.dist), path.join(folder, 'releases/1/signin'))
  certify(folder, openssl)
  // At the last moment, because others look for free ports as well.
  const [http = 0, https = 0, redirect = 0] = await freePorts(3)
  for (const [name, text] of Object.entries(
    siteFiles(folder, { http, https, redirect }, brotliModule, options),
  ))
    writeFileSync(path.join(folder, name), text)

  const child = spawn(program, ['-p', folder, '-c', `${folder}/nginx.conf`, '-e', 'stderr'])
  let output = ''
  child.stderr.on('data', chunk => (output += String(chunk)))
  const answers = (): Promise<boolean> => {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${output}`)
    return fetch(`http://127.0.0.1:${http}/`).then(
      () => true,
      () => false,
    )
  }
  for (let up = false; !up;) up = await answers()

  return {
    folder,
    http: `http://127.0.0.1:${http}`,
    // By name: a client sends no IP address in the TLS handshake.
    https: `https://localhost:${https}`,
    redirect: `http://127.0.0.1:${redirect}`,
    log: () => readFileSync(`${folder}/foyer.log`, 'utf8'),
    errors: () => output,
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      rmSync(folder, { recursive: true })
    },
  }
}
