/** The live node of each node that the build has rendered. */
export type Live = Map<Node, Node>

/** The component that an element comes from: styled-components names it. */
const componentOf = (node: Node): string | undefined =>
  node instanceof Element ? node.id || /\bsc-\S+/.exec(node.getAttribute('class') ?? '')?.[0] : undefined

const isSame = (one: Node, other: Node): boolean =>
  one.nodeName === other.nodeName && componentOf(one) === componentOf(other)

const sameFrom = (node: Node | null, other: Node): Node | null => {
  while (node && !isSame(node, other)) node = node.nextSibling
  return node
}

/** Finds the live node of each rendered one; passes over what extensions have put into the page. */
export function pair(live: Node, rendered: Node, known: Live): void {
  known.set(rendered, live)
  let at = live.firstChild as Node | null
  for (const child of rendered.childNodes) {
    let found = sameFrom(at, child)
    if (found) at = found.nextSibling
    // An extension may have put an element around it.
    else if (child instanceof Element && child.id) found = (live as Element).querySelector(`#${child.id}`)
    if (found) pair(found, child, known)
  }
}

/** Makes a live node of a rendered one. */
export function create(rendered: Node, known: Live): Node {
  const node = document.importNode(rendered, true)
  pair(node, rendered, known)
  return node
}

/** Changes the page by what one rendered state has otherwise than another; leaves every other node and attribute alone. */
export function change(was: Node, next: Node, known: Live): void {
  const live = known.get(was)
  if (!live) return
  known.set(next, live)
  if (was instanceof Element && next instanceof Element) changeAttributes(live as Element, was, next)
  if (was.nodeValue !== next.nodeValue) {
    const parent = was.parentNode && known.get(was.parentNode)
    // A translator has put an element of its own in the place of the text.
    if (parent && live.parentNode !== parent) (parent as Element).replaceChildren(live)
    live.nodeValue = next.nodeValue
  }
  let old = was.firstChild as Node | null
  let last: Node | undefined
  const removeUntil = (kept: Node | null): void => {
    for (; old && old !== kept; old = old.nextSibling) (known.get(old) as ChildNode | undefined)?.remove()
  }
  for (const child of next.childNodes) {
    const kept = sameFrom(old, child)
    if (kept) {
      removeUntil(kept)
      old = kept.nextSibling
      change(kept, child, known)
    } else live.insertBefore(create(child, known), last ? last.nextSibling : live.firstChild)
    last = known.get(child) ?? last
  }
  removeUntil(null)
}

function changeAttributes(live: Element, was: Element, next: Element): void {
  for (const { name } of was.attributes) if (!next.hasAttribute(name)) live.removeAttribute(name)
  for (const { name, value } of next.attributes)
    if (was.getAttribute(name) !== value) live.setAttribute(name, value)
}
