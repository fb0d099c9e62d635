import { format } from 'node:util'

const found: unknown[][] = []
/** jsdom cannot navigate; a test checks the requested address (navigationRecord.ts). */
const isNavigation = (said: unknown): boolean => /Not implemented: navigation/.test(String(said))
/** React's own notes on `act` come by chance where a machine is busy: they are printed. */
const isOfAct = (said: unknown): boolean =>
  /`?act\b.*(?:scope|call|environment)|wrapped in act/.test(String(said))

/** Collects the errors that a library or the app logs from now on; a test that expects one spies on the console. */
export function keepErrors(): void {
  const printed = console.error
  console.error = (...said: unknown[]) => {
    if (isOfAct(said[0])) printed(...said)
    else if (!isNavigation(said[0])) found.push(said)
  }
}

/** Throws the first collected error, so that it is shown beside the test's own failure. */
export function throwKept(): void {
  const [said] = found.splice(0)
  if (said) throw new Error(`console.error: ${format(...said)}`)
}
