export interface Line {
  name: string
  colour: string
  /** Calls a second, one value for each bin. */
  values: readonly number[]
}

export interface Panel {
  title: string
  lines: readonly Line[]
  binS: number
  /** The displayed seconds. */
  fromS: number
  toS: number
  outage: { fromS: number; toS: number }
  /** A horizontal line with its name. */
  bound?: { name: string; calls: number }
}

const WIDTH = 900
const HEIGHT = 250
const LEFT = 64
const RIGHT = 30
const TOP = 58
const PANEL_HEIGHT = TOP + HEIGHT + 44
const TICKS = [1, 2, 5]
const FONT = 'font-family="system-ui, sans-serif" font-size="13"'

/** Returns a step of 1, 2 or 5 times a power of ten that leaves at most six parts. */
function stepOf(span: number): number {
  const power = 10 ** Math.floor(Math.log10(span / 6))
  const tick = TICKS.find(each => each * power >= span / 6)
  return tick === undefined ? 10 * power : tick * power
}

const number = (value: number): string => String(Math.round(value * 10) / 10)

function panelAt(panel: Panel, top: number): string {
  const { lines, binS, fromS, toS, outage, bound } = panel
  const shown = lines.map(line => ({ ...line, values: line.values.slice(fromS / binS, toS / binS) }))
  const most = 1.05 * Math.max(bound?.calls ?? 0, ...shown.flatMap(({ values }) => values))
  const x = (second: number): number => LEFT + ((second - fromS) / (toS - fromS)) * (WIDTH - LEFT - RIGHT)
  const y = (calls: number): number => top + TOP + HEIGHT * (1 - calls / most)
  const text = (atX: number, atY: number, said: string, more = ''): string =>
    `<text x="${number(atX)}" y="${number(atY)}" ${FONT} ${more}>${said}</text>`
  const across = (calls: number, more: string): string =>
    `<path d="M${LEFT} ${number(y(calls))}H${WIDTH - RIGHT}" ${more}/>`

  const step = stepOf(most)
  const levels = Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step)
  const minutes = stepOf((toS - fromS) / 60) * 60
  const moments = Array.from(
    { length: Math.floor((toS - fromS) / minutes) + 1 },
    (_, index) => fromS + index * minutes,
  )
  let nameAt = LEFT
  return [
    text(LEFT, top + 20, panel.title, 'font-weight="600"'),
    ...lines.map(({ name, colour }) => {
      const at = nameAt
      nameAt += 40 + name.length * 7
      return `<path d="M${at} ${top + 38}h18" stroke="${colour}" stroke-width="3"/>${text(at + 24, top + 42, name)}`
    }),
    `<rect x="${number(x(outage.fromS))}" y="${top + TOP}" width="${number(x(outage.toS) - x(outage.fromS))}" height="${HEIGHT}" fill="#f3d6d6"/>`,
    ...levels.map(
      level =>
        across(level, 'stroke="#ddd"') +
        text(LEFT - 8, y(level) + 4, level.toLocaleString('en-US'), 'text-anchor="end" fill="#555"'),
    ),
    ...moments.map(moment =>
      text(x(moment), top + TOP + HEIGHT + 20, `${moment / 60} min`, 'text-anchor="middle" fill="#555"'),
    ),
    ...(bound
      ? [
          across(bound.calls, 'stroke="#555" stroke-dasharray="4 4"'),
          text(WIDTH - RIGHT, y(bound.calls) - 5, bound.name, 'text-anchor="end" fill="#555"'),
        ]
      : []),
    ...shown.map(({ colour, values }) => {
      const points = values.map(
        (value, index) => `${number(x(fromS + (index + 0.5) * binS))} ${number(y(value))}`,
      )
      return `<path d="M${points.join('L')}" fill="none" stroke="${colour}" stroke-width="1.5" stroke-linejoin="round"/>`
    }),
  ].join('\n')
}

/** Draws calls a second over time, one panel below another, as an SVG that needs no script and no font. */
export function drawPicture(panels: readonly Panel[]): string {
  const height = panels.length * PANEL_HEIGHT
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${panels.map(({ title }) => title).join('; ')}">
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
${panels.map((panel, index) => panelAt(panel, index * PANEL_HEIGHT)).join('\n')}
</svg>
`
}
