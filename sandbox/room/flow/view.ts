/** What is shown: a page, at a time (none: now), up to an entry; how much of it. */
export interface View {
  page: string | undefined
  /** The page that this one is compared with. */
  beside: string | undefined
  atMs: number | undefined
  lastId: number
  spanMs: number
  everything: boolean
  selected: number | undefined
}

export const view: View = {
  page: undefined,
  beside: undefined,
  atMs: undefined,
  lastId: Infinity,
  spanMs: 30_000,
  everything: false,
  selected: undefined,
}

let redraw: () => void = () => undefined

/** What draws the tab. */
export const drawBy = (draw: () => void): void => {
  redraw = draw
}

/** Shows something else. */
export function show(change: Partial<View>): void {
  Object.assign(view, change)
  redraw()
}
