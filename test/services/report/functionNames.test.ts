import { fetchNames, fingerprint } from 'src/services/report/functionNames'
import { serve } from 'test/support/server'

const names = { functions: { abc: 'submitPassword' }, words: ['step'] }

// (support/recording)
test('the names of a release are beside its scripts', async () => {
  const { requests } = await serve(() => ({ body: names }))
  await expect(fetchNames('0a1b2c3d')).resolves.toEqual(names)
  expect(requests).toMatchObject([{ method: 'GET', path: '/signin/names.0a1b2c3d.json' }])
})

test.each([
  ['there is none', { status: 404 }],
  ['a page of HTML stands there', { body: '<!doctype html>' }],
  ['it has another form', { body: { functions: {} } }],
])('the recorder does not begin where %s', async (_what, answer) => {
  await serve(() => answer)
  await expect(fetchNames('0a1b2c3d')).rejects.toThrow()
})

test('two texts that differ have different fingerprints', () => {
  const texts = Array.from({ length: 3000 }, (_, index) => `e=>e.step${index}`)
  expect(new Set(texts.map(fingerprint)).size).toBe(3000)
})
