import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { precompress } from 'scripts/build/precompress'
import { Complaint } from 'scripts/command/command'
import { runNode } from 'scripts/command/run'
import { hashesOf, staticPage } from './staticForm'

const WEBPACK = 'node_modules/webpack-cli/bin/cli.js'
const CONFIG = 'tools/bench/bare/webpack.config.js'
const BODY = /<body>[\s\S]*<\/body>/

/** Returns the static form's page without its form, which the script renders. */
const emptyPage = (): string =>
  staticPage()
    .replace(BODY, '<body><div id="root"></div></body>')
    .replace('</style>', '  #root { display: contents; }\n    </style>')

/** Builds the static form as a minimal React page, bundled like Foyer: shows the cost of these libraries. */
export async function buildBareReact(page: 'react' | 'saga'): Promise<string> {
  const folder = path.join('.cache/bench', page)
  const template = `${folder}.html`
  const html = emptyPage()
  mkdirSync(folder, { recursive: true })
  writeFileSync(template, html)
  const options = ['--mode', 'production', '--config', CONFIG, '--env', `page=${page}`]
  const { ok, output } = await runNode([WEBPACK, ...options, '--env', `template=${template}`])
  if (!ok) throw new Complaint(output)
  writeFileSync(path.join(folder, 'csp-hashes.json'), JSON.stringify(hashesOf(html)))
  await precompress(folder)
  return folder
}
