import { connect } from 'node:tls'
import { ask } from 'test/support/nginx/ask'
import { openSite } from 'test/support/nginx/openSite'

const here = openSite()

const PATHS = ['/signin/', '/signin/verification', '/api/company', '/online/', '/.well-known/change-password']

test.each(PATHS)('%s is not served under another name', async path => {
  const headers = { Host: 'evil.example' }
  const answers = [
    await ask(here.site.http, path, { headers }),
    // The name of the handshake is ours, that of the request is not.
    await ask(here.site.https, path, { headers, servername: 'localhost' }),
    await ask(here.site.redirect, path, { headers }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([421, 421, 421])
})

test.each([
  ['another name', 'evil.example'],
  ['a name below ours', 'x.localhost'],
  ['no name', ''],
])('there is no handshake with %s', async (_rule, servername) => {
  const port = Number(new URL(here.site.https).port)
  const failure = await new Promise<string | undefined>(resolve => {
    const socket = connect({ host: '127.0.0.1', port, servername, rejectUnauthorized: false }, () => {
      socket.destroy()
      resolve(undefined)
    })
    socket.on('error', (error: Error) => resolve(error.message))
  })
  expect(failure).toMatch(/unrecognized name/)
})
