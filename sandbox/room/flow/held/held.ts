import type { CallEntry, EffectEntry } from 'saga-workbench/recording/entries'
import type { ContractExample } from 'sandbox/flow/contractExamples'
import { ask, byId, h, keepChildren } from '../../dom'
import { tellPage } from '../pages'
import type { RunningDelay } from './runningDelays'
import { type Stopped, stoppedCard } from './stopped'

/** The choices by kind, and by status if another one than the default is of interest. */
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

const examples = new Map<string, ContractExample[]>()
const cards = new Map<string, HTMLElement>()

async function examplesOf(method: string, path: string): Promise<ContractExample[]> {
  const key = `${method} ${path}`
  if (!examples.has(key) && path.startsWith('/'))
    examples.set(
      key,
      (await ask(`flow/examples?method=${method}&path=${encodeURIComponent(path)}`).catch(
        () => [],
      )) as ContractExample[],
    )
  return examples.get(key) ?? []
}

/** Releases a held call; the chosen response waits for it at the sandbox. */
async function answer(page: string, call: CallEntry, choice: string): Promise<void> {
  const { method, address: path } = call
  const [kind, value, status] = choice.split(':')
  if (kind === 'fault')
    await ask('faults', 'PUT', { method, path, kind: value, times: 1, ...(status && { status: +status }) })
  if (kind === 'example') {
    const { status: given, body } = (await examplesOf(method, path))[Number(value)] ?? {}
    await ask('faults', 'PUT', {
      method,
      path,
      kind: 'status',
      status: given,
      times: 1,
      ...(body === undefined ? {} : { body }),
    })
  }
  tellPage({ from: 'room', kind: 'goOut', page, call: call.id })
}

function callCard(page: string, call: CallEntry): HTMLElement {
  const choices = h(
    'select',
    { 'aria-label': `Answer to ${call.method} ${call.address}` },
    h('option', { value: 'own' }, 'The sandbox’s own answer'),
    call.address.startsWith('/') &&
      h(
        'optgroup',
        { label: 'A fault' },
        Object.entries(FAULTS).map(([kind, text]) => h('option', { value: `fault:${kind}` }, text)),
      ),
  )
  void examplesOf(call.method, call.address).then(found =>
    choices.append(
      h(
        'optgroup',
        { label: 'The contract’s examples' },
        found.map(({ status, name }, index) =>
          h('option', { value: `example:${index}` }, `${status} · ${name}`),
        ),
      ),
    ),
  )
  const go = () => void answer(page, call, choices.value)
  return h(
    'div',
    { className: 'held-card' },
    h('b', { className: 'method' }, call.method),
    h('span', { className: 'path' }, call.address),
    choices,
    h('button', { type: 'button', className: 'small primary', on: { click: go } }, 'Answer'),
  )
}

function delayCard(page: string, delay: EffectEntry, name: string): HTMLElement {
  const asking = (kind: 'skip' | 'keep') => () => tellPage({ from: 'room', kind, page, effect: delay.id })
  return h(
    'div',
    { className: 'held-card' },
    h('b', { className: 'method' }, 'delay'),
    h('span', { className: 'path' }, `${name}, ${JSON.stringify(delay.args[0])} ms`),
    h('button', { type: 'button', className: 'small', on: { click: asking('skip') } }, 'Skip'),
    delay.held
      ? h('span', { className: 'tag waiting' }, 'kept waiting')
      : h('button', { type: 'button', className: 'small', on: { click: asking('keep') } }, 'Keep waiting'),
  )
}

/** Shows everything that can be stepped: held calls, stopped sagas and running delays. */
export function drawHeld(
  page: string,
  calls: readonly CallEntry[],
  delays: readonly RunningDelay[],
  stopped: readonly Stopped[],
  holding: boolean,
): void {
  const wanted = new Map<string, () => HTMLElement>([
    ...calls.map((call): [string, () => HTMLElement] => [
      `call ${page} ${call.id}`,
      () => callCard(page, call),
    ]),
    ...stopped.map((entry): [string, () => HTMLElement] => [
      `stopped ${page} ${entry.id} ${('failing' in entry && entry.failing) || ''}`,
      () => stoppedCard(page, entry),
    ]),
    ...delays.map(({ delay, name }): [string, () => HTMLElement] => [
      `delay ${page} ${delay.id} ${String(delay.held ?? '')}`,
      () => delayCard(page, delay, name),
    ]),
  ])
  for (const key of cards.keys()) if (!wanted.has(key)) cards.delete(key)
  for (const [key, make] of wanted) if (!cards.has(key)) cards.set(key, make())
  const list = byId('flow-held')
  keepChildren(list, [...cards.values()])
  list.hidden = cards.size === 0
  byId('flow').classList.toggle('holding', holding)
}
