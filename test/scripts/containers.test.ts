import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { settingsOf } from 'deploy/container/settings.mjs'
import { type Manifest, renderChart } from 'test/support/chart'
import { parse } from 'yaml'

interface Container {
  env: { name: string; value: string }[]
  volumeMounts: { name: string; mountPath: string }[]
  [name: string]: unknown
}
interface PodSpec {
  containers: Container[]
  volumes: { name: string }[]
}
interface Deployment extends Manifest {
  spec: {
    selector: { matchLabels: object }
    template: { metadata: { labels: object; annotations: Record<string, string> }; spec: PodSpec }
  }
}

const ofKind = (kind: string, values = {}) => {
  const found = renderChart(values).find(each => each.kind === kind)
  if (!found) throw new Error(`The chart makes no ${kind}.`)
  return found
}
const podOf = (values = {}) => (ofKind('Deployment', values) as Deployment).spec.template
const containerOf = (values = {}) => podOf(values).spec.containers[0] as Container

test('two pods without root, on a read-only file system, share the releases', () => {
  expect(ofKind('Deployment')).toMatchObject({
    spec: {
      replicas: 2,
      template: { spec: { securityContext: { runAsNonRoot: true }, automountServiceAccountToken: false } },
    },
  })
  expect(containerOf()).toMatchObject({
    securityContext: {
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    },
  })
  expect(ofKind('PersistentVolumeClaim')).toMatchObject({ spec: { accessModes: ['ReadWriteMany'] } })
})

test('the container receives the settings that it reads, with the values of the chart', () => {
  const { env, volumeMounts } = containerOf({
    proxies: ['10.0.0.0/8', 'fd00::/8'],
    apiHeaders: ['X-Company-Tenant', 'X-Region'],
  })
  const settings = settingsOf(Object.fromEntries(env.map(({ name, value }) => [name, value])))
  expect(settings).toMatchObject({
    host: 'signin.example.com',
    api: 'backend:8000',
    proxies: ['10.0.0.0/8', 'fd00::/8'],
    headers: ['X-Company-Tenant', 'X-Region'],
    port: '8080',
  })
  const mounted = (file: string) => volumeMounts.some(({ mountPath }) => file.startsWith(mountPath))
  expect([settings.config, settings.releases, settings.run].map(mounted)).toEqual([true, true, true])
  const { volumes } = podOf().spec
  expect(volumeMounts.map(each => each.name).toSorted()).toEqual(volumes.map(each => each.name).toSorted())
})

test('the probes request the page by the host name that nginx accepts', () => {
  const asked = {
    httpGet: { path: '/signin/', port: 'http', httpHeaders: [{ name: 'Host', value: 'door.example.com' }] },
  }
  expect(containerOf({ host: 'door.example.com' })).toMatchObject({
    startupProbe: asked,
    readinessProbe: asked,
    livenessProbe: asked,
  })
})

test('a changed configuration starts new pods, which mount it', () => {
  const config = { productName: 'Pier', accentColor: '#0a5c36' }
  const mark = (values = {}) => podOf(values).metadata.annotations['foyer/config']
  expect(mark({ config })).toMatch(/^[0-9a-f]{64}$/)
  expect(mark({ config })).not.toBe(mark())
  const { data } = ofKind('ConfigMap', { config }) as Manifest & { data: Record<string, string> }
  expect(JSON.parse(String(data['config.json']))).toEqual(config)
})

test('every selector of pods matches those of the deployment', () => {
  const { labels } = podOf().metadata
  expect((ofKind('Deployment') as Deployment).spec.selector.matchLabels).toEqual(labels)
  expect(ofKind('Service')).toMatchObject({ spec: { selector: labels } })
  expect(ofKind('NetworkPolicy')).toMatchObject({ spec: { podSelector: { matchLabels: labels } } })
  expect(ofKind('PodDisruptionBudget')).toMatchObject({ spec: { selector: { matchLabels: labels } } })
})

test('the chart and its image have this version', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const chart = parse(readFileSync('deploy/chart/Chart.yaml', 'utf8')) as object
  expect(chart).toMatchObject({ version, appVersion: version })
  const { image } = parse(readFileSync('deploy/chart/values.yaml', 'utf8')) as { image: string }
  expect(image).toBe(`foyer:${version}`)
})

describe('the compose file', () => {
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
})
