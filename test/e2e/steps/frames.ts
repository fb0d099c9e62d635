import type { Page } from 'playwright-core'

/** The content of a frame: the text of its heading, whether its step is only a picture (`inert`), and its opacity. */
export interface Frame {
  heading: string
  inert: boolean
  opacity: string
}

declare global {
  interface Window {
    drawn?: Frame[]
  }
}

/** Records the content of each frame, just before the browser paints it. */
export const watchFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const drawn: Frame[] = []
    window.drawn = drawn
    requestAnimationFrame(function look() {
      const step = document.querySelector<HTMLElement>('#root main')
      const frame = {
        heading: step?.querySelector('h1')?.textContent ?? '',
        inert: step?.inert === true,
        opacity: step ? getComputedStyle(step).opacity : '0',
      }
      const last = drawn.at(-1)
      if (JSON.stringify(last) !== JSON.stringify(frame)) drawn.push(frame)
      requestAnimationFrame(look)
    })
  })

/** The frames so far, each that differs from the one before. */
export const framesOf = (page: Page): Promise<Frame[]> => page.evaluate(() => window.drawn ?? [])
