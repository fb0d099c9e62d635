import { h, one } from './dom'
import { host } from './host'
import { recordingOf } from './pages'
import { view } from './view'

/** Writes the selected page as a scenario, and copies it. */
async function copyScenario(): Promise<void> {
  const recording = recordingOf(view.page)
  const text = recording && (await host().scenario?.(recording))
  if (text === undefined) return
  const area = one('#flow-kept', HTMLTextAreaElement)
  area.value = text
  area.hidden = false
  await navigator.clipboard.writeText(text).catch(() => undefined)
}

/** Creates the button that saves a page as a scenario. */
export const scenarioButton = (): HTMLElement =>
  h(
    'button',
    {
      id: 'flow-keep',
      type: 'button',
      className: 'small',
      hidden: !host().scenario,
      on: { click: () => void copyScenario() },
    },
    'Copy as scenario',
  )

/** Creates the container for its text. */
export const scenarioText = (): HTMLElement =>
  h('textarea', { id: 'flow-kept', rows: 12, hidden: true, readOnly: true, 'aria-label': 'The scenario' })
