import { readFileSync } from 'node:fs'
import path from 'node:path'

export interface SiteOptions {
  /** The folder of the build. */
  dist: string
  /** The origin that serves `/api`; by default a port without a server. */
  api?: string
  /** False to simulate a machine without the brotli module. */
  brotli?: boolean
  /** The content of `location /` instead of `return 404;`, given the folder of the site. */
  rest?: (folder: string) => string
  /** The company's edits of `http.conf`, by the text that each replaces. */
  http?: Record<string, string>
  /** The company's own directives beside the server. */
  beside?: string
  /** The content of `api-headers.conf`, if the company has its own. */
  apiHeaders?: string
  /** True to simulate a company with its own server, which includes the locations. */
  ownServer?: boolean
}

export interface Ports {
  http: number
  https: number
  /** The port that redirects browsers to TLS. */
  redirect: number
}

/** Returns a file of `deploy/nginx/` as an operator would edit it; throws if it lacks the text to edit. */
function edited(file: string, edits: Record<string, string> = {}): string {
  let text = readFileSync(`deploy/nginx/${file}`, 'utf8')
  for (const [from, to] of Object.entries(edits)) {
    if (!text.includes(from)) throw new Error(`deploy/nginx/${file} has no "${from}"`)
    text = text.replaceAll(from, to)
  }
  return text
}

const temporary = (folder: string): string =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(name => `${name}_temp_path ${folder}/${name};`)
    .join(' ')

// Like Debian's own file, except that all its output stays in one folder.
const mainFile = (folder: string, brotliModule: string | undefined, beside: string, site: string): string => `
${brotliModule ? `load_module ${brotliModule};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr;
events { worker_connections 64; }
http {
  ${temporary(folder)}
  sendfile on;
  tcp_nopush on;
  types { text/html html; font/woff2 woff2; application/wasm wasm; }
  default_type application/octet-stream;
  gzip on;
  ${beside}
  ${site}
}
`

const OUR_SERVER = `include ${path.resolve('deploy/nginx.conf')};`

/** As described in docs/deployment.md. */
const OWN_SERVER = `
  include foyer/release.conf;
  include foyer/http.conf;
  include foyer/maps.conf;
  server {
    include foyer/server.conf;
    server_tokens off;
    error_log /dev/null emerg;
    include foyer/locations.conf;
  }`

const ownFile = (name: string): string => readFileSync(`deploy/own-server/${name}`, 'utf8')

/** Returns every file of an nginx that lives in one folder, by name: `deploy/nginx.conf` unchanged, and the company's files around it. */
export function siteFiles(
  folder: string,
  { http, https, redirect }: Ports,
  brotliModule: string,
  {
    api = 'http://127.0.0.1:9',
    brotli = true,
    rest = () => 'return 404;',
    http: edits = {},
    beside = '',
    apiHeaders,
    ownServer = false,
  }: SiteOptions,
): Record<string, string> {
  return {
    'nginx.conf': mainFile(
      folder,
      brotli ? brotliModule : undefined,
      beside,
      ownServer ? OWN_SERVER : OUR_SERVER,
    ),
    ...(ownServer && {
      'foyer/maps.conf': ownFile('maps.conf'),
      'foyer/locations.conf': ownFile('locations.conf'),
    }),
    'foyer/release.conf': edited('release.conf', { '/srv/foyer': folder }),
    'foyer/http.conf': edited('http.conf', {
      // Twice: with a second server, nginx could repeat a call.
      'server 127.0.0.1:8080;': `server ${new URL(api).host}; server ${new URL(api).host};`,
      ...edits,
      'listen 80': `listen 127.0.0.1:${redirect}`,
      'listen 443 ssl http2 default_server;': `listen 127.0.0.1:${https} ssl http2 default_server; listen 127.0.0.1:${http} default_server;`,
      'listen [::]:80 default_server;': '',
      'listen [::]:80;': '',
      'listen [::]:443 ssl http2 default_server;': '',
    }),
    'foyer/tls.conf': edited('tls.conf'),
    'foyer/server.conf': edited('server.conf', {
      'listen 443 ssl http2;': `listen 127.0.0.1:${https} ssl http2; listen 127.0.0.1:${http};`,
      'listen [::]:443 ssl http2;': '',
      'signin.example.com': 'localhost 127.0.0.1',
      '/etc/ssl/foyer': folder,
      '/var/log/nginx': folder,
      'return 404;': rest(folder),
    }),
    'foyer/api-headers.conf': apiHeaders ?? edited('api-headers.conf'),
    ...(brotli && { 'foyer/brotli.conf': edited('brotli.conf') }),
  }
}
