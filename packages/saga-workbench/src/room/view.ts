/** The current view: a page, at a time (absent: now), up to an entry, and its level of detail. */
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

/** Sets the function that draws the tab. */
export const onViewChange = (draw: () => void): void => {
  redraw = draw
}

/** Changes the view. */
export function show(change: Partial<View>): void {
  Object.assign(view, change)
  redraw()
}
