const BROWSERS: [agent: RegExp, name: string][] = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: [agent: RegExp, name: string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'Mac'],
  [/Linux|X11/, 'Linux'],
]

const named = (agent: string, names: [RegExp, string][]): string =>
  names.find(([pattern]) => pattern.test(agent))?.[1] ?? 'unknown'

/** Returns a name for a browser, from its user agent. */
export const agentName = (agent: string): string => `${named(agent, BROWSERS)} on ${named(agent, SYSTEMS)}`

const FAMILIES: Record<string, string> = { iOS: 'ios', Android: 'android', Windows: 'windows', Mac: 'mac' }

/** The family of its device, as the contract names it; undefined for any other. */
export const agentFamily = (agent: string): string | undefined => FAMILIES[named(agent, SYSTEMS)]
