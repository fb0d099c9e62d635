import { request } from 'node:http'
import type { Handler } from 'test/support/startServer'

/** Passes requests on to an origin, and its answers back: for a server between the page and its sandbox. */
export function passOn(origin: string): Handler {
  const { hostname, port, host } = new URL(origin)
  return ({ method, path, headers, body }, response) => {
    request({ hostname, port, method, path, headers: { ...headers, host } }, answer => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
      .on('error', () => response.destroy())
      .end(body)
    return undefined
  }
}
