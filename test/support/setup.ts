import { format } from 'node:util'
import './navigationRecord'
import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import { loadMessages } from 'src/messages/catalogue'

// A screen that comes in a chunk of its own takes its time on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

// The toolkit only logs what its checks find in a store; here the test fails.
const logged = console.error
const found: unknown[][] = []
console.error = (...said: unknown[]) => {
  if (String(said[0]).startsWith('A non-serializable value')) found.push(said)
  else logged(...said)
}
afterEach(() => {
  const [said] = found.splice(0)
  if (said) throw new Error(format(...said))
})

beforeAll(loadMessages)
