import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'

const CHART = 'deploy/chart'

export interface Manifest {
  kind: string
  [name: string]: unknown
}

/** The functions of Helm that the chart uses. */
const FUNCTIONS: Record<string, (value: unknown, argument: string) => unknown> = {
  quote: value => JSON.stringify(String(value)),
  toJson: value => JSON.stringify(value),
  sha256sum: value => createHash('sha256').update(String(value)).digest('hex'),
  join: (value, argument) => (value as string[]).join(argument),
}

function valueOf(data: unknown, names: readonly string[]): unknown {
  const value = names.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], data)
  if (value === undefined) throw new Error(`The chart names .${names.join('.')}, which nobody sets.`)
  return value
}

function evaluate(action: string, data: unknown): string {
  const [path = '', ...calls] = action.split('|').map(part => part.trim())
  const start = valueOf(data, path.slice(1).split('.'))
  return String(
    calls.reduce((value, call) => {
      const [, name = '', argument = ''] = /^(\w+)(?: "(.*)")?$/.exec(call) ?? []
      const apply = FUNCTIONS[name]
      if (!apply) throw new Error(`This stand-in for Helm knows no ${call}.`)
      return apply(value, argument)
    }, start),
  )
}

/** Renders the chart with these values, as Helm would: this fake implements only the functions that the chart uses. */
export function renderChart(values: Record<string, unknown> = {}, release = 'door'): Manifest[] {
  const own = parse(readFileSync(`${CHART}/values.yaml`, 'utf8')) as Record<string, unknown>
  const data = { Release: { Name: release }, Values: { ...own, ...values } }
  return readdirSync(`${CHART}/templates`).map(name => {
    const template = readFileSync(`${CHART}/templates/${name}`, 'utf8')
    return parse(
      template.replace(/\{\{ (.+?) \}\}/g, (_all, action: string) => evaluate(action, data)),
    ) as Manifest
  })
}
