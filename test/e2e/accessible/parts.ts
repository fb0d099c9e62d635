/** What a page is made of: its frame, and its parts by what they are called. */
export interface Structure {
  /** What the rules of a whole page read: landmarks, headings, language, and the colours that it wears. */
  frame: string
  /** Each part's elements, attributes and states, without its words. */
  parts: string[]
}

declare global {
  interface Window {
    /** The parts, in the order of `Structure.parts`. */
    parts?: Element[]
    newParts?: Element[]
  }
}

/**
 * Runs in a page: what it is made of. A part is a block of a step, such as a field with its label and its problem, or what stands around the step. Two parts
 * with the same elements, attributes and states differ in their words alone: what axe says of the one it says of the other.
 */
export function readStructure(): Structure {
  const STATES = [':disabled', ':checked', ':indeterminate', ':modal', ':placeholder-shown']
  const LANDMARKS =
    'header, main, footer, nav, aside, section, form, dialog, h1, h2, h3, h4, iframe, [role="dialog"]'
  /** What stands in another: each child is a part of its own. */
  const AROUND = 'body, #root, #root > *, main, main > *, form, dialog, dialog > *, section'
  const ids = new Map<string, number>()
  // React numbers the ids that it makes.
  const steady = (value: string): string =>
    value.replace(/_r_\w+_|:r\w+:/g, id => {
      ids.set(id, ids.get(id) ?? ids.size)
      return `id${ids.get(id)}`
    })
  const tagOf = (element: Element): string => {
    const attributes = [...element.attributes]
      .filter(({ name }) => !/^(?:value|d|points|viewBox)$/.test(name))
      .map(({ name, value }) => `${name}=${steady(value)}`)
    // A name or a description that is somewhere else may be missing there.
    const named = ['aria-labelledby', 'aria-describedby'].map(name =>
      (element.getAttribute(name)?.split(' ') ?? []).map(id => document.getElementById(id) !== null),
    )
    const labels = element instanceof HTMLInputElement ? (element.labels?.length ?? 0) : ''
    const states = STATES.filter(state => element.matches(state))
    return `<${[element.localName, ...attributes.sort(), ...named, labels, ...states].join(' ')}>`
  }
  const write = (node: Node): string => {
    if (node instanceof Text) {
      if (node.data.trim() === '') return ''
      // A name that is given has to have the words that are seen.
      return node.parentElement?.closest('[aria-label], [aria-labelledby]') ? node.data : '·'
    }
    if (!(node instanceof Element) || node.matches('script, style, template, noscript')) return ''
    const inside = node instanceof SVGElement ? '' : [...node.childNodes].map(write).join('')
    return `${tagOf(node)}${inside}`
  }
  const partsOf = (element: Element): Element[] =>
    element.matches(AROUND)
      ? [...element.children].flatMap(partsOf)
      : element.matches('script, style, template, noscript')
        ? []
        : [element]
  const parts = partsOf(document.body)
  window.parts = parts
  const worn = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(rule => rule.cssText))
  const frameOf = (element: Element): string =>
    ['role', 'aria-label', 'aria-labelledby', 'lang', 'dir', 'inert']
      .map(name => element.getAttribute(name))
      .concat(element.localName, String(element.matches(':modal')))
      .join(' ')
  const frame = [document.documentElement, ...document.querySelectorAll(LANDMARKS)].map(frameOf).join('\n')
  // A part looks as what it stands in has it look.
  return {
    frame: `${document.title === ''}${frame}${worn.join('')}`,
    parts: parts.map(part => {
      const within: string[] = [worn.join('')]
      for (let each = part.parentElement; each; each = each.parentElement) within.push(tagOf(each))
      return `${write(part)} in ${within.join('')}`
    }),
  }
}

/** Runs in a page: marks the parts that axe has to look at. */
export function markNew(places: number[]): void {
  window.newParts = places.flatMap(place => window.parts?.[place] ?? [])
}

/** What has been looked at so far. */
export class Known {
  private known = new Set<string>()

  /** Whether this comes for the first time. */
  isNew(each: string): boolean {
    if (this.known.has(each)) return false
    this.known.add(each)
    return true
  }

  /** Whether a page's frame has not been seen yet, and the places of its parts that have not. All of them are known from now on. */
  learn({ frame, parts }: Structure): { frame: boolean; parts: number[] } {
    return { frame: this.isNew(frame), parts: parts.flatMap((part, at) => (this.isNew(part) ? [at] : [])) }
  }
}
