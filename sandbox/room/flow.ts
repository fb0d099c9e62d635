import type { CallEntry } from 'saga-workbench/recording/entries'
import type { Arrow, Example, Film, RoomHost } from 'saga-workbench/room/host'
import { startRoom } from 'saga-workbench/room/startRoom'
import type { Exported } from 'saga-workbench/tests/source'
import { keptScenario } from 'scenarios/kept/keptScenario'
import { ask, one } from './dom'

interface Served {
  operations: Record<string, string>
  answers: Record<string, string>
}

const BASE = '/signin'

/** Some kinds name a status other than the default. */
const FAULTS = {
  hang: 'Never answer',
  reset: 'Break the connection',
  truncated: 'Cut the body short',
  empty: 'Empty body',
  malformed: 'Malformed JSON',
  html: 'An HTML page',
  'html:401': 'An HTML page with 401',
  'html:403': 'An HTML page with 403',
  null: 'null',
}

/** The sandbox simulates only calls of the app's own origin. */
const isOwn = ({ address }: CallEntry): boolean => address.startsWith('/')

async function respond(
  { method, address: path }: CallEntry,
  response: Parameters<NonNullable<RoomHost['respond']>>[1],
): Promise<void> {
  const put = (fault: object) => ask('faults', 'PUT', { method, path, times: 1, ...fault })
  if ('fault' in response) {
    const [kind, status] = response.fault.split(':')
    await put({ kind, ...(status && { status: +status }) })
  } else await put({ kind: 'status', status: response.status, body: response.body })
}

/** Opens a call in the tab 'Calls'. */
function showCall(requestId: string): void {
  one('[data-view=calls]', HTMLElement).click()
  for (const row of document.querySelectorAll<HTMLDetailsElement>('#calls details')) {
    const isIt = row.textContent.includes(requestId)
    row.open = isIt
    if (isIt) row.scrollIntoView({ block: 'center' })
  }
}

const HOST: RoomHost = {
  exported: async () => (await ask('flow/exports')) as Exported,
  examples: async call =>
    isOwn(call)
      ? ((await ask(
          `flow/examples?method=${call.method}&path=${encodeURIComponent(call.address)}`,
        )) as Example[])
      : [],
  faults: FAULTS,
  respond,
  failures: [
    ['The time is over', { kind: 'unreachable' }],
    ['No connection', { kind: 'offline' }],
    ['429', { kind: 'limited', status: 429 }],
    ['500', { kind: 'refused', status: 500 }],
    ['A page of a proxy', { kind: 'page', status: 502 }],
    ['Malformed JSON', { kind: 'unreadable', status: 200 }],
  ],
  scenario: async recording => {
    const { operations, answers } = (await ask('flow/served')) as Served
    return keptScenario(recording, { operations, answerTo: id => answers[id], origin: location.origin })
  },
  films: async () => (await ask('flow/films')) as string[],
  film: async name => (await ask(`flow/films/${encodeURIComponent(name)}`)) as Film,
  map: async () => (await ask('flow/map')) as Arrow[],
  screenOf: path => (path.startsWith(BASE) ? path.slice(BASE.length) || '/' : '/'),
  openInEditor: async place => ((await ask('flow/open', 'POST', { place })) as { problem?: string }).problem,
  showCall,
}

/** Shows the workbench in the tab 'Flow'. */
export function startFlow(): void {
  one('[data-view=flow]', HTMLElement).addEventListener('click', startRoom(HOST))
}
