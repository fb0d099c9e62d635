import { keptScenario } from 'saga-workbench/tests/keptScenario'
import { ask, h, one } from '../dom'
import { recordingOf } from './pages'
import { view } from './view'

interface Served {
  operations: Record<string, string>
  answers: Record<string, string>
}

/** Writes the selected page as a scenario, and copies it. */
async function keep(): Promise<void> {
  const recording = recordingOf(view.page)
  if (!recording) return
  const { operations, answers } = (await ask('flow/served')) as Served
  const text = keptScenario(recording, { operations, answerTo: id => answers[id], origin: location.origin })
  const area = one('#flow-kept', HTMLTextAreaElement)
  area.value = text
  area.hidden = false
  await navigator.clipboard.writeText(text).catch(() => undefined)
}

/** Creates the button that saves a page as a scenario. */
export const keepButton = (): HTMLElement =>
  h(
    'button',
    { id: 'flow-keep', type: 'button', className: 'small', on: { click: () => void keep() } },
    'Copy as scenario',
  )

/** Creates the container for its text. */
export const keptText = (): HTMLElement =>
  h('textarea', { id: 'flow-kept', rows: 12, hidden: true, readOnly: true, 'aria-label': 'The scenario' })
