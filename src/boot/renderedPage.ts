/** The live node of each rendered node. A rendered node whose live node is missing has a copy that is not in the page. */
export type Live = Map<Node, Node>

/** The class by which styled-components identifies the component of an element. */
const componentOf = (element: Element): string =>
  /\bsc-\S+/.exec(element.getAttribute('class') ?? '')?.[0] ?? ''

const isSame = (node: Node, rendered: Node): boolean =>
  node.nodeName === rendered.nodeName &&
  (!(rendered instanceof Element) ||
    (rendered.id
      ? (node as Element).id === rendered.id
      : componentOf(node as Element) === componentOf(rendered)))

/** Returns whether KeyedText has rendered both nodes, with different texts. A new text has a new element, which moves nothing. */
const isOtherText = (was: Node, next: Node): boolean =>
  was.nodeName === 'SPAN' && !(was as Element).attributes.length && was.textContent !== next.textContent

/** Returns the live node that matches a rendered node, preferably one without changes. */
function sameOf(nodes: Node[], rendered: Node): Node | undefined {
  const same = nodes.filter(node => isSame(node, rendered))
  const shallow = rendered.cloneNode()
  return same.find(node => node.cloneNode().isEqualNode(shallow)) ?? same[0]
}

/** Finds the live node of each rendered node; passes over foreign nodes, and looks into those that enclose a node of the page. */
export function pair(live: Node, rendered: Node, known: Live): void {
  known.set(rendered, live)
  let rest = [...live.childNodes]
  const foreign = new Set(rest)
  const found = [...rendered.childNodes].map(child => {
    const own = sameOf(rest, child) as ChildNode | undefined
    if (!own) return undefined
    foreign.delete(own)
    rest = rest.slice(rest.indexOf(own) + 1)
    return own
  })
  const enclosed = [...foreign].flatMap(node =>
    node instanceof Element ? [...node.querySelectorAll('*')] : [],
  )
  rendered.childNodes.forEach((child, at) => {
    const own = found[at] ?? sameOf(enclosed, child)
    if (own) pair(own, child, known)
    else create(child, known)
  })
}

/** Makes a live node of a rendered one. */
function create(rendered: Node, known: Live): Node {
  const node = document.importNode(rendered, true)
  pair(node, rendered, known)
  return node
}

/** Returns the live node of a rendered one. */
export const liveOf = (rendered: Node, known: Live): Node => known.get(rendered) ?? create(rendered, known)

/** Returns the child of a parent that is or encloses a node. */
function childWith(parent: Node, node: Node | undefined): Node | undefined {
  let at: Node | null | undefined = node
  while (at && at.parentNode !== parent) at = at.parentNode
  return at ?? undefined
}

/** Removes the nodes with which a translator has replaced a text. */
function removeTranslation(parent: Node, known: Live): void {
  const own = [...known.values()]
  for (const node of [...parent.childNodes])
    if (node.textContent && !own.some(each => node.contains(each))) node.remove()
}

/** Applies the difference between two rendered states to the live nodes, and changes no other node or attribute. */
export function change(was: Node, next: Node, known: Live): void {
  const live = liveOf(was, known)
  known.set(next, live)
  if (was instanceof Element && next instanceof Element) changeAttributes(live as Element, was, next)
  if (was.nodeValue !== next.nodeValue) live.nodeValue = next.nodeValue
  let old = [...was.childNodes]
  let last: Node | undefined
  const put = (node: Node): void => {
    live.insertBefore(node, childWith(live, last)?.nextSibling ?? (last ? null : live.firstChild))
  }
  /** Whether a translator has replaced this text or its element. */
  const isReplaced = (rendered: Node): boolean => !live.contains(liveOf(rendered, known))
  const remove = (rendered: ChildNode): void => {
    if (isReplaced(rendered)) removeTranslation(live, known)
    ;(liveOf(rendered, known) as ChildNode).remove()
  }
  for (const child of next.childNodes) {
    const existing = old.find(each => isSame(each, child) && !isOtherText(each, child))
    if (existing) {
      const at = old.indexOf(existing)
      old.slice(0, at).forEach(remove)
      old = old.slice(at + 1)
      if (isReplaced(existing) && !existing.isEqualNode(child)) {
        removeTranslation(live, known)
        put(liveOf(existing, known))
      }
      change(existing, child, known)
    } else put(create(child, known))
    last = liveOf(child, known)
  }
  old.forEach(remove)
}

function changeAttributes(live: Element, was: Element, next: Element): void {
  for (const { name } of was.attributes) if (!next.hasAttribute(name)) live.removeAttribute(name)
  for (const { name, value } of next.attributes)
    if (was.getAttribute(name) !== value) live.setAttribute(name, value)
}

/** Returns the password field of the first form. */
export const passwordField = () => document.querySelector<HTMLInputElement>('#root #password')
