import { ensureBuild, WEBPACK } from 'scripts/build/build'
import { mkdirSync, writeFileSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { hashesOf } from 'scripts/build/pages'
import { precompress } from 'scripts/build/precompress'
import { Complaint } from 'scripts/command/command'
import { runNode } from 'scripts/command/run'

const SOURCE = 'tools/bench/static/index.html'
const FOLDER = '.cache/bench/static'
/** Returns the source of the limit's page. */
export const staticPage = (): string => readFileSync(SOURCE, 'utf8')

/** Adds to a folder what the server of a build needs. */
async function complete(folder: string, html: string): Promise<string> {
  writeFileSync(path.join(folder, 'csp-hashes.json'), JSON.stringify(hashesOf(html)))
  await precompress(folder)
  return folder
}

/** Builds a form with the same look and without a script, in a folder that is served like the app's build: the lower limit. */
async function buildStaticForm(): Promise<string> {
  const html = staticPage()
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(path.join(FOLDER, 'index.html'), html)
  return complete(FOLDER, html)
}

const CONFIG = 'tools/bench/bare/webpack.config.js'
const BODY = /<body>[\s\S]*<\/body>/

/** Returns the static form's page without its form, which the script renders. */
const emptyPage = (): string =>
  staticPage()
    .replace(BODY, '<body><div id="root"></div></body>')
    .replace('</style>', '  #root { display: contents; }\n    </style>')

/** Builds the static form as a minimal React page with toolkit and saga, bundled like Foyer: shows the cost of these libraries. */
async function buildBareStack(): Promise<string> {
  const folder = path.resolve('.cache/bench/bare')
  const template = `${folder}.html`
  const html = emptyPage()
  mkdirSync(folder, { recursive: true })
  writeFileSync(template, html)
  const options = ['--mode', 'production', '--config', CONFIG, '--output-path', folder]
  const { ok, output } = await runNode([WEBPACK, ...options, '--env', `template=${template}`])
  if (!ok) throw new Complaint(output)
  return complete(folder, html)
}

interface Contestant {
  name: string
  /** True if a script handles the submit; the browser handles that of the static form. */
  scripted: boolean
  /** Builds the folder that is served under /signin. */
  build: () => Promise<string>
}

/** The limit comes first, because every ratio is relative to it. */
export const CONTESTANTS: Contestant[] = [
  { name: 'static form', scripted: false, build: buildStaticForm },
  { name: 'Foyer', scripted: true, build: () => ensureBuild().then(() => 'dist') },
  { name: 'bare React, toolkit and saga', scripted: true, build: buildBareStack },
]
