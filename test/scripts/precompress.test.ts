import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { precompress } from 'scripts/build/precompress'
import { temporaryFolder } from 'test/support/temporaryFolder'

test('compressible files get two siblings with the same content, others none', async () => {
  const folder = temporaryFolder('dist')
  mkdirSync(path.join(folder, 'chunks'))
  const script = 'console.log("hello");'.repeat(20)
  writeFileSync(path.join(folder, 'chunks/a.js'), script)
  writeFileSync(path.join(folder, 'photo.jpg'), 'no text')
  await expect(precompress(folder)).resolves.toBe(1)
  // A second run compresses no sibling once more.
  await precompress(folder)
  expect(readdirSync(folder).sort()).toEqual(['chunks', 'photo.jpg'])
  expect(readdirSync(path.join(folder, 'chunks')).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz'])
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'chunks/a.js.br'))).toString()).toBe(script)
  expect(gunzipSync(readFileSync(path.join(folder, 'chunks/a.js.gz'))).toString()).toBe(script)
})
