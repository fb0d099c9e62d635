import { type Live, liveOf } from 'src/boot/renderedPage'

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
