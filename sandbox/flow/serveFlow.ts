import { spawn } from 'node:child_process'
import { readdir, readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import type { App } from 'sandbox/http/bodyOf'
import { ENDPOINTS } from 'sandbox/control/faultControl'
import type { World } from 'sandbox/state/world'
import { exportedNames } from './exportedNames'
import type { Arrow, Example, Film } from 'saga-workbench/room/host'
import { edgeLine, EDGES, readWalked } from 'scenarios/map/map'
import { type ContractResponse, operations, resolved } from 'foyer-contract/document/operations'

const PLACE = /^(src\/[\w./-]+\.tsx?):(\d+)$/
/** An editor that cannot start reports it within this time. */
const STARTS_MS = 2000
const NO_EDITOR = 'No editor was found. Name the command of yours in LAUNCH_EDITOR.'

const LAUNCH = `
import launch from 'launch-editor'
launch(process.argv[1], undefined, (_file, problem) => {
  process.stderr.write(problem ?? '')
  process.exitCode = 1
})`

/** Returns the file of a place if it is one of the sources; a link must not lead outside them. */
async function sourceFile(named: string): Promise<string | undefined> {
  const file = await realpath(path.resolve(named)).catch(() => undefined)
  const sources = (await realpath('src')) + path.sep
  return file?.startsWith(sources) ? file : undefined
}

/** Opens a line of the sources in the editor that runs on this machine; returns the reason if it cannot. */
async function openInEditor(place: string): Promise<string | undefined> {
  const [, named = '', line = ''] = PLACE.exec(place) ?? []
  const file = named && (await sourceFile(named))
  if (!file) return `There is no ${place}.`
  // A separate process group: the editor outlives the sandbox, and the sandbox does not wait for it.
  const launcher = spawn(process.execPath, ['--input-type=module', '-e', LAUNCH, `${file}:${line}`], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let problem = ''
  launcher.stderr.on('data', chunk => (problem += String(chunk)))
  return new Promise(resolve => {
    setTimeout(() => resolve(undefined), STARTS_MS).unref()
    launcher.on('close', code => resolve(code ? problem || NO_EDITOR : undefined))
    launcher.unref()
    // A pipe is typed as a stream, which has no `unref`; without it an open editor would keep the sandbox alive.
    ;(launcher.stderr as unknown as { unref: () => void }).unref()
  })
}

function examplesOf(status: number, { description = 'no body', content }: ContractResponse): Example[] {
  const examples = Object.entries(content?.['application/json']?.examples ?? {})
  if (examples.length === 0) return [{ status, name: description.replace(/\..*/s, '') }]
  return examples.map(([name, example]) => {
    const { summary = name, value } = resolved(example)
    return { status, name: summary, body: value }
  })
}

/** Returns the contract's example responses of a call, by status; none for an unknown call. */
export const contractExamples = (method: string, path: string): Example[] =>
  Object.entries(operations.find(({ call }) => call === `${method.toUpperCase()} ${path}`)?.responses ?? {})
    .filter(([status]) => /^\d+$/.test(status))
    .flatMap(([status, response]) => examplesOf(Number(status), response))

const FOLDER = 'test-results'
const FILM = /^[\w-]+\.foyer\.json$/
const GOOD = /\.foyer\.json$/

const textOf = (file: string): Promise<string | undefined> =>
  readFile(path.join(FOLDER, file), 'utf8').catch(() => undefined)

/** Returns the names of the recordings of failed tests. */
export async function filmNames(): Promise<string[]> {
  const files = await readdir(FOLDER).catch(() => [])
  return files.filter(file => FILM.test(file)).toSorted()
}

/** Returns a recording by its name; undefined if there is none. */
export async function filmOf(name: string): Promise<Film | undefined> {
  const failed = FILM.test(name) ? await textOf(name) : undefined
  const good = await textOf(path.basename(name).replace(GOOD, '.good.foyer.json'))
  return failed === undefined ? undefined : { failed, ...(good !== undefined && { good }) }
}

/** Returns the arrows from each screen to its destinations, through decisions and without. */
export async function flowMap(): Promise<Arrow[]> {
  const { edges, moves } = readWalked(await readFile('scenarios/map/walked.txt', 'utf8'))
  return [
    ...EDGES.map(edge => ({ ...edge, isWalked: edges.has(edgeLine(edge)) })),
    ...moves.map(({ from, after, to }) => ({ from, to, answer: after, isWalked: true })),
  ]
}

/** Serves the tab 'Flow': the possible responses to a held call, the sagas that a test can import, the server's responses, the map, and a line in the editor. */
export function serveFlow(app: App, { calls }: Pick<World, 'calls'>): void {
  app.get<{ Querystring: { method: string; path: string } }>('/sandbox/api/flow/examples', request =>
    contractExamples(request.query.method, request.query.path),
  )
  app.get('/sandbox/api/flow/exports', () => exportedNames())
  app.get('/sandbox/api/flow/served', () => ({
    operations: Object.fromEntries(
      ENDPOINTS.map(({ operation, method, path }) => [`${method} ${path}`, operation]),
    ),
    answers: calls.answers(),
  }))
  app.get('/sandbox/api/flow/films', () => filmNames())
  app.get<{ Params: { name: string } }>('/sandbox/api/flow/films/:name', async (request, reply) => {
    const film = await filmOf(request.params.name)
    return film ?? reply.code(404).send({ problem: 'There is no such film.' })
  })
  app.get('/sandbox/api/flow/map', () => flowMap())
  app.post<{ Body: { place: unknown } }>('/sandbox/api/flow/open', async request => ({
    problem: await openInEditor(String(request.body.place)),
  }))
}
