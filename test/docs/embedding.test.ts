import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { settled } from 'test/support/settled'

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
])('the example names the user of the form, once after the sign-in, and reports %d', async (status, told) => {
  const { save, hear, sent, said } = page([401, status])
  await save()
  expect(said).toEqual(['Your session is over. What you wrote is still here.'])
  hear()
  hear()
  await settled()
  expect(sent).toEqual([ADAS, ADAS])
  expect(said[1]).toBe(told)
})

test('the example sends nothing at a message that it does not wait for', () => {
  const { hear, sent } = page([200])
  hear()
  expect(sent).toEqual([])
})
