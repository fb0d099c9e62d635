import { format } from 'node:util'

const found: unknown[][] = []
/** jsdom cannot navigate; a test looks at what was asked for (navigationRecord.ts). */
const isNavigation = (said: unknown): boolean => /Not implemented: navigation/.test(String(said))
/** React's own notes on `act` come by chance where a machine is busy: they are printed. */
const isOfAct = (said: unknown): boolean =>
  /`?act\b.*(?:scope|call|environment)|wrapped in act/.test(String(said))

/** Keeps what a library or the app logs as an error from now on; a test that means it spies on the console. */
export function keepErrors(): void {
  const printed = console.error
  console.error = (...said: unknown[]) => {
    if (isOfAct(said[0])) printed(...said)
    else if (!isNavigation(said[0])) found.push(said)
  }
}

/** Throws the first error that was kept, so that it stands beside the test's own failure. */
export function throwKept(): void {
  const [said] = found.splice(0)
  if (said) throw new Error(`console.error: ${format(...said)}`)
}
