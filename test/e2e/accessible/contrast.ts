/** Runs in a page: works out the contrast of elements that axe leaves undecided, such as words in the browser's top layer, and returns those below the limit of WCAG 1.4.3. */
export function lowContrast(selectors: string[]): string[] {
  type Colour = [red: number, green: number, blue: number, alpha: number]
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const read = (colour: string): Colour => {
    if (!canvas) throw new Error('There is no canvas.')
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  }
  const over = ([r, g, b, a]: Colour, [r2, g2, b2]: Colour): Colour => [
    r * a + r2 * (1 - a),
    g * a + g2 * (1 - a),
    b * a + b2 * (1 - a),
    1,
  ]
  const luminance = ([red, green, blue]: Colour): number => {
    const linear = (part: number): number =>
      part <= 10.31 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
  const COLOURS = /(?:rgba?|color|oklab)\([^()]*\)/g
  /** Returns the colours behind an element, down to the first opaque background: each colour of a gradient; undefined on a picture. */
  const groundsOf = (element: Element | null): Colour[] | undefined => {
    if (!element) return [read('Canvas')]
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    if (backgroundImage.includes('url(')) return undefined
    const own = read(backgroundColor)
    const parent = element.matches('dialog:modal') ? null : element.parentElement
    const below = own[3] === 1 ? [own] : groundsOf(parent)?.map(each => over(own, each))
    const above = (backgroundImage.match(COLOURS) ?? []).map(read)
    return below && [...below, ...above.flatMap(colour => below.map(each => over(colour, each)))]
  }
  return selectors.flatMap(selector => {
    const element = document.querySelector(selector)
    if (!element) return [`nothing is at ${selector}`]
    const name = `'${element.textContent.trim().slice(0, 40) || selector}'`
    const grounds = groundsOf(element)
    if (!grounds) return [`${name} stands on a picture`]
    let colour = read(getComputedStyle(element).color)
    for (let each: Element | null = element; each; each = each.parentElement) {
      colour = [colour[0], colour[1], colour[2], colour[3] * Number(getComputedStyle(each).opacity)]
    }
    const contrasts = grounds.map(ground => {
      const [words, behind] = [luminance(over(colour, ground)), luminance(ground)]
      return (Math.max(words, behind) + 0.05) / (Math.min(words, behind) + 0.05)
    })
    const contrast = Math.min(...contrasts)
    return contrast < 4.5 ? [`${name} has a contrast of ${contrast.toFixed(2)}`] : []
  })
}
