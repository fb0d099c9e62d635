import type { CallEntry, EffectEntry } from '../../recording/entries'
import { byId, h, keepChildren } from '../dom'
import { type Example, host } from '../host'
import { sendToPage } from '../pages'
import type { RunningDelay } from './runningDelays'
import { type Stopped, stoppedCard } from './stopped'

const examples = new Map<string, Promise<Example[]>>()
const cards = new Map<string, HTMLElement>()

function examplesOf(call: CallEntry): Promise<Example[]> {
  const key = `${call.method} ${call.address}`
  const found =
    examples.get(key) ??
    host()
      .examples?.(call)
      .catch(() => []) ??
    Promise.resolve([])
  examples.set(key, found)
  return found
}

/** Releases a held call; the chosen response waits for it at the server. */
async function answer(page: string, call: CallEntry, choice: string): Promise<void> {
  const [, kind, value = ''] = /^(\w+):(.+)$/.exec(choice) ?? []
  const example = kind === 'example' ? (await examplesOf(call))[Number(value)] : undefined
  if (example) await host().respond?.(call, example)
  if (kind === 'fault') await host().respond?.(call, { fault: value })
  sendToPage({ from: 'room', kind: 'goOut', page, call: call.id })
}

function callCard(page: string, call: CallEntry): HTMLElement {
  const choices = h(
    'select',
    { 'aria-label': `Answer to ${call.method} ${call.address}` },
    h('option', { value: 'own' }, 'The server’s own answer'),
    host().faults &&
      h(
        'optgroup',
        { label: 'A fault' },
        Object.entries(host().faults ?? {}).map(([kind, text]) =>
          h('option', { value: `fault:${kind}` }, text),
        ),
      ),
  )
  void examplesOf(call).then(found =>
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
  const asking = (kind: 'skip' | 'keep') => () => sendToPage({ from: 'room', kind, page, effect: delay.id })
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
