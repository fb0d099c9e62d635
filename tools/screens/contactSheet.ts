import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Shot } from './shot'
import { FOLDER, fileOf } from './takeShot'
import type { View, Visit } from './variants'

/** The height of the tallest screen on the sheet, in CSS pixels. */
const HEIGHT_PX = 480
const SCALE = 0.4

const STYLE = `
  body { margin: 24px; font: 14px system-ui, sans-serif; color: #111; background: #8a8f98; }
  nav { columns: 14rem; margin-block-end: 32px; }
  nav a { display: block; color: inherit; }
  section { margin-block-end: 32px; }
  div { display: flex; gap: 12px; overflow-x: auto; align-items: start; }
  figure { flex: none; margin: 0; }
  figcaption { font-size: 12px; }
  img { display: block; max-height: ${HEIGHT_PX}px; object-fit: cover; object-position: top; border-radius: 3px; }
`

const picture = (shot: Shot, view: View, language?: string): string => {
  const file = fileOf(shot, view, language)
  const width = Math.round(view.viewport.width * SCALE)
  return (
    `<figure><figcaption>${[view.name, language].filter(Boolean).join(', ')}</figcaption>` +
    `<a href="${file}"><img src="${file}" width="${width}" loading="lazy" alt="${shot.name}, ${view.name}"></a></figure>`
  )
}

/** Arranges all pictures on a page, with one row for each shot. */
export function layOut(shots: Shot[], visits: Visit[], languages: readonly string[] = []): string {
  const views = visits.flatMap(visit => visit.views)
  const index = shots.map(({ name }) => `<a href="#${name}">${name}</a>`).join('')
  const rows = shots.map(
    shot =>
      `<section id="${shot.name}"><h2>${shot.name}</h2><div>${views.flatMap(view => [undefined, ...languages].map(language => picture(shot, view, language))).join('')}</div></section>`,
  )
  const page = path.join(FOLDER, 'index.html')
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${STYLE}</style>` +
      `<nav>${index}</nav>${rows.join('')}</html>`,
  )
  return page
}
