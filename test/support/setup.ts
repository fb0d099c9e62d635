import './navigationRecord'
import { loadMessages } from 'src/messages/catalogue'
import { keepErrors, throwErrors } from './consoleErrors'

keepErrors()
afterEach(throwErrors)

// Each test decides on the app's warnings about failed calls; any other warning is printed.
const warned = console.warn
console.warn = (...logged: unknown[]) => {
  if (!/^foyer: .+ (failed \(|has no valid )/.test(String(logged[0]))) warned(...logged)
}

beforeAll(loadMessages)
