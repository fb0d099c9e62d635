import { tab } from 'src/services/tab'

/** Calls back when an element has its first size, and after each change of it. Returns a function that stops this. */
export function onResize(element: Element, changed: () => void): () => void {
  const observer = new tab.ResizeObserver(changed)
  observer.observe(element)
  return () => observer.disconnect()
}
