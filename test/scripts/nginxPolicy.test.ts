import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { nginxPolicy, writeNginxPolicy } from 'scripts/build/nginxPolicy'
import { temporaryFolder } from 'test/support/temporaryFolder'

const variables = (conf: string) => conf.split('\n').filter(line => line.startsWith('map'))

test('each hash is quoted and follows a space', () => {
  expect(variables(nginxPolicy({ script: ['sha256-YQ=='], style: ['sha256-Yg==', 'sha384-Yw=='] }))).toEqual([
    `map "" $foyer_script_hashes { default " 'sha256-YQ=='"; }`,
    `map "" $foyer_style_hashes { default " 'sha256-Yg==' 'sha384-Yw=='"; }`,
  ])
})

test('a page with nothing inline needs none', () => {
  expect(variables(nginxPolicy({}))).toEqual([
    `map "" $foyer_script_hashes { default ""; }`,
    `map "" $foyer_style_hashes { default ""; }`,
  ])
})

test.each(["'unsafe-inline'", "sha256-YQ==' *", 'sha256-YQ=="; }', ''])('%s is not a hash', wrong => {
  expect(() => nginxPolicy({ script: [wrong] })).toThrow('csp-hashes.json contains an invalid hash')
})

test('a build has its policy beside its hashes, with or without any', async () => {
  const dist = temporaryFolder('dist')
  const written = () => readFileSync(path.join(dist, 'csp.nginx.conf'), 'utf8')
  await writeNginxPolicy(dist)
  expect(written()).toBe(nginxPolicy({}))
  writeFileSync(path.join(dist, 'csp-hashes.json'), '{"script":["sha256-YQ=="],"style":[]}')
  await writeNginxPolicy(dist)
  expect(written()).toBe(nginxPolicy({ script: ['sha256-YQ=='] }))
})
