import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { settingsOf } from 'deploy/container/settings.mjs'

interface Service {
  build?: { context: string; dockerfile: string }
  environment: Record<string, string>
  volumes?: string[]
  [name: string]: unknown
}

const { services } = parse(readFileSync('deploy/compose.yaml', 'utf8')) as {
  services: Record<'foyer' | 'backend' | 'database', Service>
}

test('Foyer and its backend have read-only root file systems and the settings that they read', () => {
  const closed = { read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] }
  expect(services.foyer).toMatchObject(closed)
  expect(services.backend).toMatchObject(closed)
  expect(settingsOf(services.foyer.environment)).toMatchObject({ host: 'localhost', api: 'backend:8000' })
})

test('the files that the compose file refers to exist', () => {
  const recipes = [services.foyer, services.backend].map(({ build }) =>
    path.join('deploy', build?.context ?? '', build?.dockerfile ?? ''),
  )
  expect(recipes.filter(each => !existsSync(each))).toEqual([])
  const [mounted] = String(services.foyer.volumes?.[0]).split(':')
  expect(existsSync(path.join('deploy', String(mounted), 'config.json'))).toBe(true)
})
