import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Complaint } from 'scripts/command/command'
import { expectReached } from 'foyer-contract/conformance/client/reached'

const failing = (code: string): typeof fetch =>
  jest.fn(() => Promise.reject(new TypeError('fetch failed', { cause: { code } })))

test('a backend with any answer is reached', async () => {
  const server = createServer((_request, response) => response.writeHead(500).end('<p>No</p>'))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await expect(expectReached(`http://127.0.0.1:${port}`, 1000)).resolves.toBeUndefined()
  await new Promise(resolve => server.close(resolve))
  await expect(expectReached(`http://127.0.0.1:${port}`, 1000)).rejects.toThrow(
    `http://127.0.0.1:${port} cannot be reached (ECONNREFUSED): no server listens there.`,
  )
})

describe('a connection that fails', () => {
  const real = globalThis.fetch
  afterEach(() => {
    globalThis.fetch = real
  })

  test.each([
    ['ENOTFOUND', /the name does not exist/],
    ['EAI_AGAIN', /the name does not exist/],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', /NODE_EXTRA_CA_CERTS/],
    ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', /NODE_EXTRA_CA_CERTS/],
    ['ERR_TLS_CERT_ALTNAME_INVALID', /another name/],
    ['CERT_HAS_EXPIRED', /expired/],
    ['ERR_SSL_TLSV1_UNRECOGNIZED_NAME', /another name/],
    ['ERR_SSL_WRONG_VERSION_NUMBER', /not support TLS/],
  ])('a backend that fails by %s is reported with advice', async (code, advice) => {
    globalThis.fetch = failing(code)
    const told = expectReached('https://api.example', 1000)
    await expect(told).rejects.toThrow(Complaint)
    await expect(told).rejects.toThrow(advice)
  })

  test('an error on the way is reported by the journeys', async () => {
    globalThis.fetch = failing('UND_ERR_SOCKET')
    await expect(expectReached('https://api.example', 1000)).resolves.toBeUndefined()
  })
})
