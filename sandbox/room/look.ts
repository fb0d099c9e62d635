import { wrongLook } from 'deploy/rules/look.mjs'
import { ask, byId, h, one } from './dom'
import { createScreens } from './look/screens'
import { dressed, shownValue, type Token, TOKENS, typedValue } from './look/tokens'

const form = one('#look', HTMLFormElement)
const status = byId('told')
const screens = createScreens()
const PAUSE_MS = 300

type Config = Record<string, unknown>
let config: Config = {}
const fields = new Map<Token, { input: HTMLInputElement; reason: HTMLElement }>()

const enteredConfig = (): Config =>
  dressed(config, new Map([...fields].map(([token, { input }]) => [token, typedValue(input.value, token)])))

function field(token: Token): HTMLElement[] {
  const id = token.path.join('-')
  const input = h('input', {
    id,
    value: shownValue(config, token),
    placeholder: token.hint,
    spellcheck: false,
    autocomplete: 'off',
    'aria-describedby': `${id}-reason`,
    ...(token.kind === 'number' && { inputMode: 'decimal' }),
  })
  const reason = h('p', { className: 'reason', id: `${id}-reason` })
  fields.set(token, { input, reason })
  const picker =
    token.kind === 'color' &&
    h('input', {
      type: 'color',
      value: input.value || token.hint,
      'aria-label': `${token.label}, picked`,
      on: { input: ({ currentTarget }) => (input.value = currentTarget.value) },
    })
  // The picker treats a text that is not a colour as black.
  if (picker) input.addEventListener('input', () => (picker.value = input.value || token.hint))
  return [
    h('label', { htmlFor: id }, token.label),
    picker ? h('div', { className: 'color' }, input, picker) : input,
    reason,
  ]
}

/** Shows at each field why its value is invalid. Returns whether all are valid. */
function check(): boolean {
  const wrong = wrongLook(enteredConfig())
  for (const [{ path }, { input, reason }] of fields) {
    const why = wrong.find(({ name }) => name === path.join('.') || name.startsWith(`${path.join('.')}.`))
    reason.textContent = why ? `This ${why.reason}.` : ''
    input.setAttribute('aria-invalid', String(Boolean(why)))
  }
  return wrong.length === 0
}

async function wear(): Promise<void> {
  if (!check()) return
  config = enteredConfig()
  const none = Object.keys(config).length === 0
  await ask('config', 'PUT', none ? null : config)
  show()
}

function show(): void {
  byId('json').textContent = JSON.stringify(config, null, 2)
  screens.reload()
}

let pause: ReturnType<typeof setTimeout> | undefined
form.addEventListener('input', () => {
  status.textContent = ''
  check()
  clearTimeout(pause)
  pause = setTimeout(() => void wear(), PAUSE_MS)
})
form.addEventListener('submit', event => event.preventDefault())
byId('undress').addEventListener('click', () => {
  for (const { input } of fields.values()) input.value = ''
  void wear()
})
byId('copy').addEventListener('click', () => {
  navigator.clipboard.writeText(byId('json').textContent).then(
    () => (status.textContent = 'Copied.'),
    () => (status.textContent = 'The browser did not let it be copied.'),
  )
})

config = ((await ask('config')) as Config | null) ?? {}
form.append(...TOKENS.flatMap(field))
byId('screens').append(...screens.rows)
show()
