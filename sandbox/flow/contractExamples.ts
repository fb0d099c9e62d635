import { readFile } from 'node:fs/promises'
import type { Example } from 'saga-workbench/room/host'
import { CONTRACT } from 'foyer-contract/document/readDocument'
import { parse } from 'yaml'


type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Returns the target of a reference. */
function resolved(root: Node, value: unknown): Node {
  if (!isNode(value)) return {}
  const { $ref } = value
  if (typeof $ref !== 'string') return value
  const names = $ref.replace('#/', '').split('/')
  return resolved(
    root,
    names.reduce<unknown>((node, name) => (isNode(node) ? node[name] : undefined), root),
  )
}

const firstSentence = (text: unknown): string =>
  (typeof text === 'string' ? text.split('.')[0] : undefined) ?? 'no body'

function examplesOf(root: Node, status: number, response: Node): Example[] {
  const content = isNode(response['content']) ? response['content'] : {}
  const media = resolved(root, content['application/json'])
  const examples = Object.entries(resolved(root, media['examples']))
  if (examples.length === 0) return [{ status, name: firstSentence(response['description']) }]
  return examples.map(([name, example]) => {
    const { summary, value } = resolved(root, example)
    return { status, name: typeof summary === 'string' ? summary : name, body: value }
  })
}

/** Returns the contract's example responses of a call, by status; none for an unknown call. */
export async function contractExamples(method: string, path: string): Promise<Example[]> {
  const root = parse(await readFile(CONTRACT, 'utf8')) as Node
  const operation = resolved(root, resolved(root, resolved(root, root['paths'])[path])[method.toLowerCase()])
  return Object.entries(resolved(root, operation['responses']))
    .filter(([status]) => /^\d+$/.test(status))
    .flatMap(([status, response]) => examplesOf(root, Number(status), resolved(root, response)))
}
