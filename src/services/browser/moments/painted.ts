import { tab } from 'src/services/tab'

/** Resolves once the browser has painted what the page shows now; in a hidden page, once it is seen. */
export const painted = (): Promise<void> =>
  new Promise(resolve => tab.requestAnimationFrame(() => tab.setTimeout(resolve)))
