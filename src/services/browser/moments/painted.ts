import { tab } from 'src/services/tab'

/** Resolves once the browser has painted the current state of the page; in a hidden page, once it becomes visible. */
export const painted = (): Promise<void> =>
  new Promise(resolve => tab.requestAnimationFrame(() => tab.setTimeout(resolve)))
