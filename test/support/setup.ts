import './navigationRecord'
import { loadMessages } from 'src/messages/catalogue'
import { keepErrors, throwKept } from './consoleErrors'

keepErrors()
afterEach(throwKept)

// Each test decides on the app's warnings about failed calls; any other warning is printed.
const warned = console.warn
console.warn = (...said: unknown[]) => {
  if (!/^foyer: .+ (failed \(|has no valid )/.test(String(said[0]))) warned(...said)
}

beforeAll(loadMessages)
