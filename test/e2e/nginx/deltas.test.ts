import { randomBytes } from 'node:crypto'
import { goLive } from 'scripts/nginx/rollOut'
import { writeSmallBuild } from 'test/support/nginx/writeSmallBuild'
import { expect, test } from 'test/e2e/fixtures/test'
import { needs } from 'test/support/engines/needs'

const BODY_OF_ALL = `/* ${randomBytes(20_000).toString('base64')} */`
const html = (number: number) =>
  `<!doctype html>${' '.repeat(number)}<script id="foyer-config" type="application/json">{}</script><script src="/signin/main.0000000${number}.js"></script>`

// The response of a server to each dictionary: test/nginx/deltas.test.ts.
test('Chromium loads the difference after a release, and runs the script', async ({
  folder,
  openPage,
  serveSite,
}) => {
  needs('dictionaries')
  const build = (number: number) =>
    writeSmallBuild(folder(`dist${number}`), {
      files: {
        'index.html': html(number),
        'shell.html': html(number),
        [`main.0000000${number}.js`]: `${BODY_OF_ALL}\ndocument.title = 'build ${number} runs'`,
      },
    })
  const [first, second, third] = [await build(1), await build(2), await build(3)]
  const site = await serveSite({ dist: first })
  const tab = await openPage()
  const encodings: (string | undefined)[] = []
  tab.on('response', response => {
    if (response.url().endsWith('.js')) encodings.push(response.headers()['content-encoding'])
  })
  const visit = async () => {
    await tab.goto(`${site.http}/signin/`)
    return tab.title()
  }
  expect(await visit()).toBe('build 1 runs')
  await goLive(site, second)
  expect(await visit()).toBe('build 2 runs')
  await goLive(site, third)
  expect(await visit()).toBe('build 3 runs')
  expect(encodings).toEqual(['br', 'dcz', 'dcz'])
})
