import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { CONFIG_KEYS } from 'deploy/config.mjs'
import { COMMON_HEADERS } from 'deploy/policy.mjs'
import { settled } from 'test/support/settled'

describe('the examples of deployment.md', () => {
  const text = readFileSync('docs/deployment.md', 'utf8')
  const [, edgeFunction] = /```js\n(function handler[\s\S]*?)```/.exec(text) ?? []

  test.each<[path: string, asked: string]>([
    ['/signin', '/signin/index.html'],
    ['/signin/', '/signin/index.html'],
    ['/signin/change-password', '/signin/shell.html'],
    ['/signin/help/support-form', '/signin/shell.html'],
    ['/signin/index.html', '/signin/shell.html'],
    ['/signin/main.0123abcd.js', '/signin/main.0123abcd.js'],
    ['/signin/favicon.svg', '/signin/favicon.svg'],
    ['/.well-known/webauthn', '/signin/related-origins.json'],
    ['/signing-up', '/signing-up'],
    ['/api/company', '/api/company'],
  ])('the edge function asks for %s as %s', (path, asked) => {
    const event = { request: { uri: path } }
    expect(runInNewContext(`${edgeFunction}; handler(event)`, { event })).toEqual({ uri: asked })
  })

  test('the edge function leads to the form to change the password', () => {
    const event = { request: { uri: '/.well-known/change-password' } }
    const answer: unknown = runInNewContext(`${edgeFunction}; handler(event)`, { event })
    expect(answer).toEqual({ statusCode: 302, headers: { location: { value: '/signin/change-password' } } })
  })

  // (security-page/managers)
  test('the edge function gives password managers the address of a person’s passkeys', () => {
    const request = {
      uri: '/.well-known/passkey-endpoints',
      headers: { host: { value: 'signin.example.com' } },
    }
    const answer = runInNewContext(`${edgeFunction}; handler(event)`, { event: { request } }) as {
      statusCode: number
      body: string
    }
    const page = 'https://signin.example.com/signin/security'
    expect([answer.statusCode, JSON.parse(answer.body)]).toEqual([200, { enroll: page, manage: page }])
  })

  test.each([...CONFIG_KEYS, ...Object.keys(COMMON_HEADERS)])('%s is explained', name => {
    expect(text).toContain(name)
  })
})

describe('the example of embedding.md', () => {
  const chapter = readFileSync('docs/embedding.md', 'utf8').split('## 7. ')[1] ?? ''
  const example = /```js\n([\s\S]*?)```/.exec(chapter)?.[1] ?? ''

  /** Runs the example in a page of Ada's, whose server returns these statuses, call after call; the example imports the helper of the release. */
  function page(answers: number[]) {
    const sent: unknown[] = []
    const said: string[] = []
    const listeners: (() => void)[] = []
    const fetch = (_address: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body))
      const status = answers.shift() ?? 500
      return Promise.resolve({ status, ok: status < 300 })
    }
    const given = {
      document: {
        querySelector: () => ({ dataset: { username: 'ada' }, elements: { note: { value: 'half' } } }),
      },
      onSignedIn: (listener: () => void) => listeners.push(listener),
      fetch,
      say: (text: string) => said.push(text),
    }
    const script = example.replace("import { onSignedIn, signIn } from './signIn.js'", '')
    const save = runInNewContext(`${script}\nsendTheForm`, given) as () => Promise<void>
    const hear = () => listeners.forEach(listener => listener())
    return { save, hear, sent, said }
  }

  const ADAS = { username: 'ada', note: 'half' }

  test.each([
    [200, 'Saved.'],
    [409, 'Not saved: another user is signed in now.'],
  ])(
    'the example names the user of the form, once after the sign-in, and reports %d',
    async (status, told) => {
      const { save, hear, sent, said } = page([401, status])
      await save()
      expect(said).toEqual(['Your session is over. What you wrote is still here.'])
      hear()
      hear()
      await settled()
      expect(sent).toEqual([ADAS, ADAS])
      expect(said[1]).toBe(told)
    },
  )

  test('the example sends nothing at a message that it does not wait for', () => {
    const { hear, sent } = page([200])
    hear()
    expect(sent).toEqual([])
  })
})
