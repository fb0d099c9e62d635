import './navigationRecord'
import { loadMessages } from 'src/messages/catalogue'
import { keepErrors, throwKept } from './consoleErrors'

keepErrors()
afterEach(throwKept)

// What the app says of a failed call is in the test's own hands; any other warning is printed.
const warned = console.warn
console.warn = (...said: unknown[]) => {
  if (!/^foyer: .+ (failed \(|has no valid )/.test(String(said[0]))) warned(...said)
}

beforeAll(loadMessages)
