import { fetchNames, fingerprint } from 'src/services/report/functionNames'
import { serve } from 'test/support/server'

const names = { functions: { abc: 'submitPassword' }, words: ['step'] }

// (support/recording)
test('a release has a file of function names beside its scripts', async () => {
  const { requests } = await serve(() => ({ body: names }))
  await expect(fetchNames('0a1b2c3d')).resolves.toEqual(names)
  expect(requests).toMatchObject([{ method: 'GET', path: '/signin/names.0a1b2c3d.json' }])
})

test.each([
  ['the file is missing', { status: 404 }],
  ['the file is an HTML page', { body: '<!doctype html>' }],
  ['the file has another format', { body: { functions: {} } }],
])('the recorder does not start if %s', async (_what, answer) => {
  await serve(() => answer)
  await expect(fetchNames('0a1b2c3d')).rejects.toThrow()
})

test('two different texts have different fingerprints', () => {
  const texts = Array.from({ length: 3000 }, (_, index) => `e=>e.step${index}`)
  expect(new Set(texts.map(fingerprint)).size).toBe(3000)
})
