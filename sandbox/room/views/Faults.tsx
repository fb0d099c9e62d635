import type { Endpoint } from 'sandbox/control/faultControl'
import { type Fault, KINDS } from 'sandbox/state/faults'
import { ask } from '../dom'
import { useServed } from '../served'
import { Choice, Small, Toggle } from './parts'

const OPTIONS: Record<string, string> = {
  '': 'No fault',
  ...Object.fromEntries(Object.entries(KINDS).map(([kind, [label]]) => [kind, label])),
}

interface NumberProps {
  label: string
  value: number | undefined
  onChange: (value: number | undefined) => unknown
}

const NumberField = ({ label, value, onChange }: NumberProps) => (
  <label className="inline">
    {label}
    <input
      key={value}
      type="number"
      min="0"
      defaultValue={value ?? ''}
      onBlur={({ target: { value: typed } }) => void onChange(typed === '' ? undefined : Number(typed))}
    />
  </label>
)

function Row({ method, path, fault }: Pick<Endpoint, 'method' | 'path'> & { fault: Fault | undefined }) {
  const put = (change: object) => ask('faults', 'PUT', { method, path, ...fault, ...change })
  const [, status] = fault ? KINDS[fault.kind] : []
  const choose = (kind: string) =>
    kind === ''
      ? ask(`faults?${new URLSearchParams({ method, path }).toString()}`, 'DELETE')
      : ask('faults', 'PUT', { method, path, kind, ...(kind === 'status' ? { status: 500 } : {}) })
  return (
    <div className={fault ? 'fault on' : 'fault'}>
      <b className="method">{method}</b>
      <span className="path">{path}</span>
      <Choice
        name={`Fault of ${method} ${path}`}
        value={fault?.kind ?? ''}
        options={OPTIONS}
        onChoose={choose}
      />
      {fault && (
        <div className="details">
          {status !== undefined && (
            <>
              <NumberField
                label="Status"
                value={fault.status ?? status}
                onChange={typed => put({ status: typed })}
              />
              <NumberField
                label="Retry after, s"
                value={fault.retryAfter}
                onChange={retryAfter => put({ retryAfter })}
              />
            </>
          )}
          <NumberField label="Delay, ms" value={fault.delayMs} onChange={delayMs => put({ delayMs })} />
          <Toggle
            className="inline"
            label="Only once"
            checked={fault.times !== undefined}
            onChange={once => put({ times: once ? 1 : undefined })}
          />
        </div>
      )}
    </div>
  )
}

export function Faults({ faults }: { faults: Fault[] }) {
  const endpoints = useServed<Endpoint[]>('endpoints', undefined, [])
  return (
    <>
      <p className="quiet">
        Switch a fault on, and see what the app makes of it.{' '}
        {faults.length > 0 && <Small onClick={() => ask('faults', 'DELETE')}>All off</Small>}
      </p>
      {endpoints.map(({ method, path }) => (
        <Row
          key={`${method} ${path}`}
          method={method}
          path={path}
          fault={faults.find(fault => fault.method === method && fault.path === path)}
        />
      ))}
    </>
  )
}
