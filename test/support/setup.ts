import { format } from 'node:util'
import './navigationRecord'
import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import { loadMessages } from 'src/messages/catalogue'

// A screen that comes in a chunk of its own takes its time on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

// What a library or the app logs as an error fails the test, so that it stands beside its failure; a test that means it spies on the console.
const found: unknown[][] = []
/** jsdom cannot navigate; a test looks at what was asked for (navigationRecord.ts). */
const isNavigation = (said: unknown): boolean => /Not implemented: navigation/.test(String(said))
/** React's own notes on `act` come by chance where a machine is busy: they are printed. */
const isOfAct = (said: unknown): boolean =>
  /`?act\b.*(?:scope|call|environment)|wrapped in act/.test(String(said))
const printed = console.error
console.error = (...said: unknown[]) => {
  if (isOfAct(said[0])) printed(...said)
  else if (!isNavigation(said[0])) found.push(said)
}
afterEach(() => {
  const [said] = found.splice(0)
  if (said) throw new Error(`console.error: ${format(...said)}`)
})

// What the app says of a failed call is in the test's own hands; any other warning is printed.
const warned = console.warn
console.warn = (...said: unknown[]) => {
  if (!/^foyer: .+ failed \(/.test(String(said[0]))) warned(...said)
}

beforeAll(loadMessages)
