import { format } from 'node:util'

const errors: unknown[][] = []
/** jsdom cannot navigate; a test checks the requested address (navigationRecord.ts). */
const isNavigation = (logged: unknown): boolean => /Not implemented: navigation/.test(String(logged))
/** React's own notes on `act` come by chance where a machine is busy: they are printed. */
const isOfAct = (logged: unknown): boolean =>
  /`?act\b.*(?:scope|call|environment)|wrapped in act/.test(String(logged))

/** Collects the errors that a library or the app logs from now on; a test that expects one spies on the console. */
export function keepErrors(): void {
  const printed = console.error
  console.error = (...logged: unknown[]) => {
    if (isOfAct(logged[0])) printed(...logged)
    else if (!isNavigation(logged[0])) errors.push(logged)
  }
}

/** Throws the first collected error, so that it is shown beside the test's own failure. */
export function throwErrors(): void {
  const [logged] = errors.splice(0)
  if (logged) throw new Error(`console.error: ${format(...logged)}`)
}
