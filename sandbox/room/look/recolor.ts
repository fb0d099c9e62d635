/** Properties that a frame simulates of its device: a frame has the browser's own look and pointer. */
export interface Device {
  scheme: 'light' | 'dark'
  touch: boolean
}

/** Width conditions that always hold, and that never do. */
const ALWAYS = '(min-width: 0px)'
const NEVER = '(max-width: 0px)'

/** Returns a media query as it is on a device. */
export const mediaOn = ({ scheme, touch }: Device, query: string): string =>
  query
    .replace(/\(prefers-color-scheme:\s*(light|dark)\)/g, (_all, feature: string) =>
      feature === scheme ? ALWAYS : NEVER,
    )
    .replace(/\((?:any-)?pointer:\s*(coarse|fine)\)/g, (_all, feature: string) =>
      (feature === 'coarse') === touch ? ALWAYS : NEVER,
    )
    .replace(/\((?:any-)?hover:\s*(hover|none)\)/g, (_all, feature: string) =>
      (feature === 'none') === touch ? ALWAYS : NEVER,
    )

function recolorRules(rules: CSSRuleList, device: Device): void {
  for (const rule of rules) {
    if ('media' in rule) {
      const { media } = rule as CSSMediaRule
      const wanted = mediaOn(device, media.mediaText)
      if (wanted !== media.mediaText) media.mediaText = wanted
    }
    if ('cssRules' in rule) recolorRules((rule as CSSGroupingRule).cssRules, device)
  }
}

type Framed = Window & typeof globalThis

const pretending = new WeakSet<Document>()

/** Makes a page of this origin look as on a device: its style sheets and the queries of its scripts. The page takes no focus, because leaving a field would validate it. */
export function pretend(page: Framed, device: Device): void {
  const { document } = page
  if (!pretending.has(document)) {
    pretending.add(document)
    const ask = page.matchMedia.bind(page)
    page.matchMedia = query => ask(mediaOn(device, query))
    page.HTMLElement.prototype.focus = () => undefined
  }
  // The page has no root element at first.
  const root = document.querySelector('html')
  if (root) root.style.colorScheme = device.scheme
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets])
    recolorRules(sheet.cssRules, device)
}
