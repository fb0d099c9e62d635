import type { FirstForm } from 'src/boot/firstForm'
import { type Live, liveOf } from 'src/boot/renderedPage'

interface PreservedMarkup {
  /** Restores the markup that React expects; returns whether something had changed it. */
  restore: () => boolean
  /** Restores it after each further change until the release, and calls the function then. */
  watch: (onRestored: () => void) => void
  /** React has hydrated: puts the foreign nodes and the focus back. */
  release: () => void
}

/** Keeps the first form as the build has rendered it until React has hydrated it. */
export function keepMarkup(root: HTMLElement, { rendered, live }: FirstForm): PreservedMarkup {
  const putBacks: (() => void)[] = []
  let focused: Element | null = null
  const restore = (): boolean => {
    const now = document.activeElement
    const putBack = restoreMarkup(rendered, live)
    if (!putBack) return false
    putBacks.push(putBack)
    focused ??= now
    return true
  }
  let released = false
  let observer: MutationObserver | undefined
  return {
    restore,
    watch: onRestored => {
      if (released) return
      observer = new MutationObserver(() => restore() && onRestored())
      observer.observe(root, { childList: true, subtree: true, characterData: true })
    },
    release: () => {
      released = true
      observer?.disconnect()
      for (const putBack of putBacks.splice(0).reverse()) putBack()
      if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus()
    },
  }
}

type ForeignNode = [node: ChildNode, parent: Node | null, before: Node | null]

/**
 * Restores exactly the markup that React has rendered, so that React can hydrate it; the fields keep their places.
 * Returns a function that puts the foreign nodes back, or undefined if the page was unchanged.
 */
export function restoreMarkup(rendered: Node, known: Live): (() => void) | undefined {
  const all = nodesUnder(rendered)
  const own = new Set(all.map(each => liveOf(each, known)))
  const foreign: [node: ChildNode, lasts: boolean][] = []
  let changed = false as boolean
  const restore = (each: Node): void => {
    const live = liveOf(each, known)
    if (live.nodeValue !== each.nodeValue) {
      changed = true
      live.nodeValue = each.nodeValue
    }
    const children = [...each.childNodes].map(child => liveOf(child, known))
    const translated = children.some(node => !live.contains(node))
    for (const node of live.childNodes) {
      if (own.has(node)) continue
      // An element that encloses a node of the page is not restored. A translator's texts are not either, because it translates the new ones.
      const lasts = !(translated && node.textContent) && ![...own].some(each => node.contains(each))
      foreign.push([node, lasts])
    }
    let next = live.firstChild as Node | null
    for (const node of children) {
      while (next && !own.has(next)) next = next.nextSibling
      if (next === node) next = node.nextSibling
      else {
        changed = true
        move(node, live, next)
      }
    }
    each.childNodes.forEach(restore)
  }
  restore(rendered)
  if (!changed && foreign.length === 0) return undefined
  // Not before every node of the page is in its place: removing an element that encloses the focus would lose it.
  const strangers = foreign.map(([node, lasts]): ForeignNode => {
    const place: ForeignNode = [node, lasts ? node.parentNode : null, node.previousSibling]
    node.remove()
    return place
  })
  return () => {
    // In reverse order, because the element before a removed one may be restored as well.
    for (const [node, parent, before] of strangers.reverse())
      parent?.insertBefore(node, before?.parentNode === parent ? before.nextSibling : parent.firstChild)
  }
}

const nodesUnder = (node: Node): Node[] => [node, ...[...node.childNodes].flatMap(nodesUnder)]

/** Moves a node, and keeps the focus in it if the browser supports that. */
function move(node: Node, parent: Node, next: Node | null): void {
  const { moveBefore } = parent as Partial<Element>
  if (node.isConnected && moveBefore) moveBefore.call(parent, node, next)
  else parent.insertBefore(node, next)
}

/**
 * Remembers the fields of a page that may be replaced. Returns a function that gives their text, caret and focus to
 * the fields that replace them (forms/set-by-script).
 */
export function keepFields(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll('input')]
  const focused = document.activeElement
  return () => {
    for (const field of fields) {
      const now = [...root.querySelectorAll('input')].find(({ id }) => id === field.id)
      if (!now || now === field) continue
      if (field.value !== field.defaultValue) now.value = field.value
      if (field !== focused) continue
      now.focus()
      now.setSelectionRange(field.selectionStart, field.selectionEnd)
    }
  }
}
