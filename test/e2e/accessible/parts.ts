import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The composition of a page: its frame, and its parts by name. */
export interface Structure {
  /** The input of the rules for a whole page: landmarks, headings, language and colours. */
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
 * Runs in a page: returns its structure. A part is a block of a step, such as a field with its label and its problem, or the elements around the step. Two parts
 * with the same elements, attributes and states differ only in their text, so axe has the same result for both.
 */
export function readStructure(): Structure {
  const STATES = [':disabled', ':checked', ':indeterminate', ':modal', ':placeholder-shown']
  const LANDMARKS =
    'header, main, footer, nav, aside, section, form, dialog, h1, h2, h3, h4, iframe, [role="dialog"]'
  /** The parts inside another: each child is a separate part. */
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
      // An accessible name must contain the visible words.
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
  // A part inherits its look from the part around it.
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

/** The parts that any worker of the run has checked so far: one empty file each. */
export class Known {
  private own = new Set<string>()

  constructor(private folder: string) {
    mkdirSync(folder, { recursive: true })
  }

  /** Returns true if this is the first time in the run, for this worker and all others. */
  isNew(each: string): boolean {
    if (this.own.has(each)) return false
    this.own.add(each)
    try {
      const name = createHash('sha256').update(each).digest('hex')
      writeFileSync(path.join(this.folder, name), '', { flag: 'wx' })
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
      throw error
    }
  }

  /** Whether a page's frame has not been seen yet, and the places of its parts that have not. All of them are known from now on. */
  learn({ frame, parts }: Structure): { frame: boolean; parts: number[] } {
    return { frame: this.isNew(frame), parts: parts.flatMap((part, at) => (this.isNew(part) ? [at] : [])) }
  }
}
