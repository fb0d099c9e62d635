import type { Browser } from 'playwright-core'
import { LEAST, type Measured } from './seen'

export interface Picture {
  accent: string
  name: string
  png: Buffer
}

const COLUMNS: [key: keyof Measured, title: string][] = [
  ['buttonWords', 'words of the button'],
  ['buttonEdge', 'its edge'],
  ['secondWords', 'words of the second button'],
  ['secondEdge', 'its edge'],
  ['linkWords', 'link'],
  ['linkLine', 'its line'],
  ['panelWords', 'words of the panel'],
]

const HEAD = `# Looks

A company can configure an accent and a surface colour (\`docs/deployment.md\`, The look). A test opens the first step with twelve accents on three surfaces, in
light and dark, measures its colours in a browser (\`test/e2e/dressedPages.test.ts\`), and writes this page and the picture:
\`UPDATE_DOCS=1 npm test -- e2e/dressedPages\`.
Each figure is the lowest contrast of the six pages of an accent; the first row has the minimum of WCAG 2.2 AA.
The panel keeps the hue of the accent, or is grey; a warm accent is not darkened into brown or khaki.

![The first step with each accent on each surface](../images/looks.webp)

`

/** The page of the report: a row an accent, with its least contrasts. */
export function report(rows: ReadonlyMap<string, Measured>): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return (
    HEAD +
    [
      line(['accent', ...COLUMNS.map(([, title]) => title)]),
      line(['---', ...COLUMNS.map(() => '---:')]),
      line(['asked for', ...COLUMNS.map(([key]) => String(LEAST[key]))]),
      ...[...rows].map(([accent, row]) => line([accent, ...COLUMNS.map(([key]) => row[key].toFixed(1))])),
    ].join('\n') +
    '\n'
  )
}

const STYLE =
  'body{margin:12px;background:#8a8f98;font:13px system-ui;color:#000;display:grid;gap:8px;width:max-content}' +
  'figure{margin:0}img{display:block;border-radius:4px}'

/** All pictures on one sheet, a row an accent, as WebP. */
export async function contactSheet(
  browser: Browser,
  pictures: readonly Picture[],
  columns: number,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 2000, height: 1000 } })
  const figures = pictures.map(
    ({ accent, name, png }) =>
      `<figure><figcaption>${accent}, ${name}</figcaption><img src="data:image/png;base64,${png.toString('base64')}"></figure>`,
  )
  await page.setContent(
    `<style>${STYLE}body{grid-template-columns:repeat(${columns},max-content)}</style>${figures.join('')}`,
    { waitUntil: 'load' },
  )
  const clip = await page.evaluate(() => {
    const { scrollWidth: width, scrollHeight: height } = document.documentElement
    return { x: 0, y: 0, width, height, scale: 1 }
  })
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 80,
    clip,
    captureBeyondViewport: true,
  })
  await page.close()
  return Buffer.from(data, 'base64')
}
