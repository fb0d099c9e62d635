import { hostname } from 'node:os'
import { parseArgs } from 'node:util'
import { startNativeClient } from './startNativeClient'

const { values } = parseArgs({
  options: {
    address: { type: 'string', default: 'http://127.0.0.1:4400/signin/' },
    name: { type: 'string', default: hostname() },
    id: { type: 'string', default: 'sandbox-desktop-1' },
  },
})
const client = await startNativeClient({
  address: values.address,
  device: { name: values.name, id: values.id },
  openOutside: address => console.log(`Open in your browser: ${address}`),
})
console.log(`The native client is open at ${values.address}; close its window to quit.`)
client.context.on('close', () => process.exit(0))
