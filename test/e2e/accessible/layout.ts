/** Runs in a page: returns elements that lie outside the window, are cut off, or overlap another element (accessibility/reflow). */
export function layoutFaults(): string[] {
  const faults: string[] = []
  const modal = document.querySelector('dialog:modal')
  const scope = modal ?? document.body
  const name = (element: Element): string =>
    `${element.tagName.toLowerCase()} '${(element.textContent || element.getAttribute('aria-label') || element.id).trim().slice(0, 40)}'`
  const over = document.documentElement.scrollWidth - window.innerWidth
  if (over > 0) faults.push(`the page scrolls sideways by ${over} px`)
  if (modal && modal.scrollWidth > modal.clientWidth) faults.push('the modal scrolls sideways')

  const isHidden = (element: Element): boolean =>
    !element.checkVisibility({ visibilityProperty: true }) ||
    element.closest('[aria-hidden="true"]') !== null ||
    // Read, not seen.
    [element, element.parentElement, element.parentElement?.parentElement].some(
      each => each && getComputedStyle(each).clipPath === 'inset(50%)',
    )
  const ownTexts = (element: Element): Text[] =>
    [...element.childNodes].filter((node): node is Text => node instanceof Text && node.data.trim() !== '')
  const shown = [...scope.querySelectorAll('*')].filter(element => !isHidden(element))

  // An element under the opaque footer of the window is hidden, but the user can scroll to it.
  const feet = shown.filter(element => {
    const { position, backgroundColor } = getComputedStyle(element)
    return position === 'sticky' && !/^rgba\(.*, 0\)$|transparent/.test(backgroundColor)
  })

  /** The part of a box that the scrolling elements around it and the feet let be seen. */
  const visiblePart = (element: Element, box: DOMRect): DOMRect => {
    let { left, right, top, bottom } = box
    for (const foot of feet) {
      const { top: edge } = foot.getBoundingClientRect()
      if (!foot.contains(element) && !element.contains(foot)) bottom = Math.min(bottom, Math.max(edge, top))
    }
    for (
      let around = element.parentElement;
      around && around !== document.body;
      around = around.parentElement
    ) {
      if (getComputedStyle(around).overflowY === 'visible') continue
      const frame = around.getBoundingClientRect()
      left = Math.max(left, frame.left)
      right = Math.min(right, frame.right)
      top = Math.max(top, frame.top)
      bottom = Math.min(bottom, frame.bottom)
    }
    return new DOMRect(left, top, Math.max(right - left, 0), Math.max(bottom - top, 0))
  }
  interface Piece {
    element: Element
    box: DOMRect
  }
  const pieces: Piece[] = []
  for (const element of shown) {
    for (const text of ownTexts(element)) {
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const box of range.getClientRects()) {
        if (box.left < -1 || box.right > window.innerWidth + 1) faults.push(`${name(element)} is outside`)
        pieces.push({ element, box: visiblePart(element, box) })
      }
    }
    if (element.matches('input, textarea, button, progress')) {
      const box = element.getBoundingClientRect()
      if (box.left < -1 || box.right > window.innerWidth + 1) faults.push(`${name(element)} is outside`)
    }
    const { overflowX, overflowY } = getComputedStyle(element)
    if (element.matches('input, textarea, dialog, [role="listbox"]')) continue
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    if (clips(overflowX) && element.scrollWidth > element.clientWidth + 1)
      faults.push(`${name(element)} is cut`)
    // A button shows the rest of such a text (notice/show-all).
    const isClamped = getComputedStyle(element).webkitLineClamp !== 'none'
    if (!isClamped && clips(overflowY) && element.scrollHeight > element.clientHeight + 1)
      faults.push(`${name(element)} is cut below`)
    if (element.matches('button') && element.scrollWidth > element.clientWidth + 1)
      faults.push(`${name(element)} bursts`)
  }
  // An open list covers the elements below it on purpose.
  const flat = pieces.filter(
    ({ element, box }) => box.width > 0 && box.height > 0 && !element.closest('[role="listbox"]'),
  )
  flat.forEach((one, index) => {
    for (const other of flat.slice(index + 1)) {
      if (one.element === other.element || one.element.contains(other.element)) continue
      // The strip of a notice may cover the product's name, and its room for the help link keeps the words that React has rendered (notice/strip).
      if (one.element.closest('section[data-tone]') && other.element.closest('.head')) continue
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      // Line boxes may touch; letters may not.
      if (width > 2 && height > Math.min(one.box.height, other.box.height) * 0.35)
        faults.push(`${name(one.element)} lies over ${name(other.element)}`)
    }
  })
  return [...new Set(faults)]
}

/** Runs in a page: words that are broken without a hyphen before or after fewer than four letters. */
export function brokenWords(): string[] {
  const faults: string[] = []
  for (const element of document.querySelectorAll('main *')) {
    if (!element.checkVisibility() || element.closest('[aria-hidden="true"]')) continue
    for (const node of element.childNodes) {
      if (!(node instanceof Text)) continue
      for (const { 0: word, index } of node.data.matchAll(/[\p{Script=Latin}\d]{2,}/gu)) {
        const tops = Array.from({ length: word.length }, (_letter, at) => {
          const range = document.createRange()
          range.setStart(node, index + at)
          range.setEnd(node, index + at + 1)
          return range.getBoundingClientRect().top
        })
        const lines = [...new Set(tops)].map(top => tops.filter(each => each === top).length)
        if (lines.length > 1 && Math.min(...lines) < 4 && getComputedStyle(element).hyphens !== 'auto')
          faults.push(`'${word}' is broken into ${lines.join(' and ')} letters`)
      }
    }
  }
  return faults
}

/** Runs in a page: returns targets that are smaller than `least` CSS pixels in either direction (accessibility/targets). */
export function smallTargets(least: number): string[] {
  const scope = document.querySelector('dialog:modal') ?? document.body
  return [...scope.querySelectorAll('a[href], button, input, textarea, [role="option"]')].flatMap(element => {
    if (!element.checkVisibility() || element.closest('[aria-hidden="true"]')) return []
    const target = (element.matches('[type="checkbox"]') && element.closest('label')) || element
    const { width, height } = target.getBoundingClientRect()
    return Math.min(width, height) < least - 0.5
      ? [
          `${(element.textContent || element.getAttribute('aria-label') || element.id).slice(0, 30)}: ${Math.round(width)} × ${Math.round(height)}`,
        ]
      : []
  })
}

/** Runs in a page: returns buttons whose text takes more than two lines. */
export function tallButtons(): string[] {
  return [...document.querySelectorAll('button')].flatMap(button => {
    // Only the text is measured: an icon beside two lines does not count as a third.
    const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
    const rects: DOMRect[] = []
    while (words.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(words.currentNode)
      rects.push(...range.getClientRects())
    }
    const tops = rects.map(({ top }) => top).sort((one, other) => one - other)
    const lines = tops.filter((top, at) => top - (tops[at - 1] ?? -Infinity) > 8).length
    return button.checkVisibility() && lines > 2
      ? [`button '${button.textContent}' takes ${lines} lines`]
      : []
  })
}

/** Runs in a page: returns fields and menus whose text is so small that a phone zooms in when they take the focus (accessibility/targets). */
export const smallFields = (): string[] =>
  [...document.querySelectorAll('input:not([type="checkbox"]), select, textarea')].flatMap(element => {
    const { fontSize } = getComputedStyle(element)
    return element.checkVisibility() && parseFloat(fontSize) < 16 ? [`${element.id}: ${fontSize}`] : []
  })

/** Runs in a page: returns the elements that move (accessibility/looks). */
export const movements = (): string[] =>
  document
    .getAnimations()
    // An element that only appears later takes no time and moves nothing.
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && Number(effect?.getComputedTiming().activeDuration) > 0,
    )
    // An element that fades in or out does not move (waits/life).
    .filter(({ animationName }: Animation & { animationName?: string }) => animationName !== 'fade')
    .map(animation => {
      const { target } = animation.effect as KeyframeEffect
      return target?.outerHTML.slice(0, 80) ?? 'something'
    })

/** Runs in a page with forced colours: returns fields and buttons without a visible edge. */
export const edgeless = (): string[] =>
  [...document.querySelectorAll('button, input:not([type="checkbox"]), textarea, dialog:modal')].flatMap(
    element => {
      if (!element.checkVisibility() || element.closest('[aria-hidden="true"]')) return []
      const { borderTopWidth, borderInlineEndWidth, textDecorationLine } = getComputedStyle(element)
      const edged = parseFloat(borderTopWidth) > 0 || parseFloat(borderInlineEndWidth) > 0
      // A sign is seen without an edge.
      const marked = textDecorationLine.includes('underline') || element.querySelector('svg') !== null
      return edged || marked ? [] : [element.outerHTML.slice(0, 100)]
    },
  )
