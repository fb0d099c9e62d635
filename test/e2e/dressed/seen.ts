import type { Page } from 'playwright-core'
import { differenceEuclidean, oklch, wcagContrast as contrast } from 'culori'

/** Colours as the browser has them. */
export interface Seen {
  surface: string
  button: { fill: string; words: string; edge: string }
  second: { words: string; edge: string }
  link: { words: string; line: string }
  panel: { deep: string; glow: string; words: string }
}

/** The colours of the first step, on a page wide enough for the panel. */
export const colorsOf = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const of = (selector: string) => getComputedStyle(document.querySelector(selector)!)
    const first = of('button[type=submit]')
    const second = of('button[data-second]')
    const link = of('form a')
    const panel = of('.brand')
    return {
      surface: of('body').backgroundColor,
      button: { fill: first.backgroundColor, words: first.color, edge: first.borderTopColor },
      second: { words: second.color, edge: second.borderTopColor },
      link: { words: link.color, line: link.textDecorationColor },
      panel: {
        deep: panel.backgroundColor,
        glow: of(':root').getPropertyValue('--glow').trim(),
        words: panel.color,
      },
    }
  })

/** The measurements of one company's look: contrasts, and the distance between the first button and the second. */
export const measured = ({ surface, button, second, link, panel }: Seen) => ({
  buttonWords: contrast(button.words, button.fill),
  buttonEdge: contrast(button.edge, surface),
  secondWords: contrast(second.words, surface),
  secondEdge: contrast(second.edge, surface),
  linkWords: contrast(link.words, surface),
  linkLine: contrast(link.line, surface),
  panelWords: Math.min(contrast(panel.words, panel.deep), contrast(panel.words, panel.glow)),
})

export type Measured = ReturnType<typeof measured>

/** WCAG 2.2 AA: 4.5 for text, 3 for controls. */
export const LEAST: Measured = {
  buttonWords: 4.5,
  buttonEdge: 3,
  secondWords: 4.5,
  secondEdge: 3,
  linkWords: 4.5,
  linkLine: 3,
  panelWords: 4.5,
}

const hueDistance = differenceEuclidean('oklab', [0, 1, 1, 0])

/** The second button has no fill: the surface shows through it. */
export const toldApart = ({ surface, button }: Seen): boolean =>
  contrast(button.fill, surface) >= 1.5 || hueDistance(button.fill, surface) >= 0.15

/** The chroma below which a colour looks grey. */
const GREY = 0.04
const SAME_HUE = 20
/** From orange to yellow-green, in degrees: dark, these are brown, khaki and olive. */
const WARM = { from: 40, to: 125, darker: 0.1 }

/** Whether one colour of the panel has another hue than the accent, or is its brown or khaki: no company knows that as its own. */
export function isMud(accent: string, panel: string): boolean {
  const [of, seen] = [oklch(accent), oklch(panel)]
  if (!of || !seen || seen.c < GREY) return false
  const [from = 0, to = 0] = [of.h, seen.h]
  const apart = Math.abs(((to - from + 540) % 360) - 180)
  const warm = from >= WARM.from && from <= WARM.to
  return apart > SAME_HUE || (warm && of.l - seen.l > WARM.darker)
}
