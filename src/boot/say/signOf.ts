import { SIGNS, type Tone } from 'src/components/icons/signs'

const SVG = 'http://www.w3.org/2000/svg'

/** The sign of a tone, as ToneIcon draws it. */
export function signOf(tone: Tone): Element {
  // All icons have one base.
  const sign = document.querySelector('#root svg')?.cloneNode() as Element
  const circle = document.createElementNS(SVG, 'circle')
  for (const [name, value] of Object.entries({ cx: '12', cy: '12', r: '9' })) circle.setAttribute(name, value)
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', SIGNS[tone])
  sign.append(circle, path)
  return sign
}
