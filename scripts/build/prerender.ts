import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Prerendered } from 'src/boot/prerender'
import { DEFAULT_PRODUCT_NAME } from 'src/constants/productName'
import webpack, { type Configuration } from 'webpack'
import { type Chunks, takeChunks } from './chunks'
import { firstWords, tooOldWords } from './firstWords'
import { composePages } from './pages'
import { formMarkup } from './stepMarkup'

interface ConfigModule {
  early: () => Configuration
  prerender: () => Configuration
}

interface Prerender {
  prerender: (productName: string) => Prerendered
}

const require = createRequire(import.meta.url)

/** Bundles code that the build itself needs; returns the file. */
const bundle = (configuration: Configuration, name: string): Promise<string> =>
  new Promise((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error) reject(error)
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')))
      else resolve(path.join(configuration.output?.path ?? '', name))
    })
  })

/** Renders the first step into the `index.html` of a built folder, and writes `shell.html` and the policy's hashes next to it. Returns the chunks with their contents. */
export async function prerenderPages(folder: string): Promise<Chunks> {
  const config = (await import(pathToFileURL('webpack.config.js').href)) as ConfigModule
  const [early, prerender] = await Promise.all([
    bundle(config.early(), 'early.js'),
    bundle(config.prerender(), 'prerender.cjs'),
  ])
  const files = readdirSync(folder)
  const sheet = files.find(file => /^main\..*\.css$/.test(file)) ?? ''
  const chunks = takeChunks(folder)
  const address = (name: string): string => {
    const file = chunks.names[name]
    if (!file) throw new Error(`No chunk is named ${name}`)
    return `/signin/${file}`
  }
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8')
  const write = (file: string, text: string): void => writeFileSync(path.join(folder, file), text)
  /** Writes data into a file whose name contains their hash; returns its address. */
  const writeHashed = (name: string, data: unknown): string => {
    const json = JSON.stringify(data)
    const file = `${name}.${createHash('sha256').update(json).digest('hex').slice(0, 8)}.json`
    write(file, json)
    return `/signin/${file}`
  }
  const { forms, style } = (require(prerender) as Prerender).prerender(DEFAULT_PRODUCT_NAME)
  const markup = formMarkup(forms)
  const { index, shell, hashes } = composePages({
    html: read('index.html'),
    css: read(sheet),
    top: readFileSync(path.join(path.dirname(early), 'head.js'), 'utf8').trim(),
    early: readFileSync(early, 'utf8').trim(),
    step: { ...markup, style },
    chunks: {
      view: [address('view')],
      look: [address('look')],
      languages: address('languages'),
      tooOld: writeHashed('too-old', await tooOldWords()),
      forms: writeHashed('forms', markup.more),
    },
    words: await firstWords(language => address(`words-${language}`)),
  })
  write('index.html', index)
  write('shell.html', shell)
  write('csp-hashes.json', JSON.stringify(hashes))
  // The pages contain it now.
  rmSync(path.join(folder, sheet))
  return chunks
}
