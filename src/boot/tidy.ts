import { create, type Live } from 'src/boot/renderedPage'

/** Makes the page exactly what the build has rendered, so that React can hydrate it; the fields stay where they are. Returns what puts the nodes of extensions back; undefined where nothing had changed the page. */
export function tidy(rendered: Node, known: Live): (() => void) | undefined {
  let changed = false
  const strangers: [node: ChildNode, parent: Node, before: Node | null][] = []
  const tidyUnder = (each: Node): void => {
    const live = known.get(each)
    if (!live) return
    if (live.nodeValue !== each.nodeValue) {
      changed = true
      live.nodeValue = each.nodeValue
    }
    const own = [...each.childNodes].map(child => known.get(child) ?? create(child, known))
    // The words of a translator do not come back: it translates the new ones.
    const translated = own.some(node => node instanceof Text && node.parentNode !== live)
    for (const node of [...live.childNodes]) {
      if (own.includes(node)) continue
      changed = true
      if (own.some(ours => node.contains(ours))) continue
      if (!translated) strangers.push([node, live, node.previousSibling])
      node.remove()
    }
    own.forEach((node, at) => {
      if (live.childNodes[at] !== node) live.insertBefore(node, live.childNodes[at] ?? null)
    })
    while (live.childNodes.length > own.length) live.lastChild?.remove()
    each.childNodes.forEach(tidyUnder)
  }
  tidyUnder(rendered)
  if (!changed) return undefined
  return () => {
    // The last one first: what was before it may come back as well.
    for (const [node, parent, before] of strangers.reverse())
      parent.insertBefore(node, before?.parentNode === parent ? before.nextSibling : parent.firstChild)
  }
}
