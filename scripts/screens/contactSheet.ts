import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import type { Shot } from './shot'
import { FOLDER, fileOf } from './takeShot'
import { VARIANTS, type Variant } from './variants'

/** Taller pictures than this a browser does not draw. */
const MOST_PX = 16_000
const MARGIN_PX = 24

const STYLE = `
  body {
    display: grid; grid-template-columns: repeat(2, max-content); gap: 24px 40px; width: max-content;
    margin: ${MARGIN_PX}px; font: 14px system-ui, sans-serif; background: #8a8f98;
  }
  section { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: start; align-content: start; }
  h2 { flex-basis: 100%; margin: 0; font-size: 15px; }
  img { display: block; max-height: 430px; object-fit: cover; object-position: top; border-radius: 3px; }
`

const picture = (shot: Shot, variant: Variant): string => {
  const file = fileOf(shot, variant)
  return `<a href="${file}"><img src="${file}" width="${variant.width}" alt="${shot.name}, ${variant.name}"></a>`
}

const section = (shot: Shot): string =>
  `<section><h2>${shot.name}</h2>${VARIANTS.map(variant => picture(shot, variant)).join('')}</section>`

/** Lays all pictures side by side in a page, and the page into one picture. */
export async function layOut(browser: Browser, shots: Shot[]): Promise<string> {
  const page = path.resolve(FOLDER, 'index.html')
  const sheet = path.join(FOLDER, 'contact-sheet.png')
  const body = `<style>${STYLE}</style>${shots.map(section).join('')}`
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title>${body}</html>`,
  )
  const tab = await browser.newPage()
  await tab.goto(pathToFileURL(page).href, { waitUntil: 'load' })
  const size = await tab.evaluate(() => {
    const { width, height } = document.body.getBoundingClientRect()
    return { width, height }
  })
  const scale = Math.min(1, MOST_PX / (size.height + 2 * MARGIN_PX))
  await tab.evaluate(zoom => document.documentElement.style.setProperty('zoom', zoom), String(scale))
  await tab.setViewportSize({ width: Math.ceil((size.width + 2 * MARGIN_PX) * scale), height: 800 })
  await tab.screenshot({ path: sheet, fullPage: true })
  await tab.close()
  return sheet
}
