import { type ReactNode, useState } from 'react'

export const Nothing = ({ children }: { children: ReactNode }) => <p className="nothing">{children}</p>

export const Small = ({ onClick, children }: { onClick: () => unknown; children: ReactNode }) => (
  <button type="button" className="small" onClick={() => void onClick()}>
    {children}
  </button>
)

export const Avatar = ({ name }: { name: string }) => (
  <span className="avatar small" aria-hidden="true">
    {name
      .split(' ')
      .map(part => part.charAt(0))
      .join('')}
  </span>
)

/** Returns the user's choice at once, until the sandbox has another value. */
function useChosen<Value>(served: Value): [Value, (chosen: Value) => void] {
  const [before, setBefore] = useState(served)
  const [chosen, setChosen] = useState(served)
  if (before !== served) {
    setBefore(served)
    setChosen(served)
  }
  return [chosen, setChosen]
}

interface ToggleProps {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => unknown
  className?: string
}

export function Toggle({ label, checked, onChange, className = 'toggle' }: ToggleProps) {
  const [chosen, setChosen] = useChosen(checked)
  const choose = (on: boolean) => {
    setChosen(on)
    void onChange(on)
  }
  return (
    <label className={className}>
      <input type="checkbox" checked={chosen} onChange={event => choose(event.target.checked)} />
      {label}
    </label>
  )
}

interface ChoiceProps<Value extends string> {
  name: string
  value: Value
  options: Record<Value, string>
  onChoose: (value: Value) => unknown
}

/** A list of options, each with its label. */
export function Choice<Value extends string>({ name, value, options, onChoose }: ChoiceProps<Value>) {
  const [chosen, setChosen] = useChosen(value)
  const choose = (option: Value) => {
    setChosen(option)
    void onChoose(option)
  }
  return (
    <select aria-label={name} value={chosen} onChange={event => choose(event.target.value as Value)}>
      {Object.entries<string>(options).map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </select>
  )
}
