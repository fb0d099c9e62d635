import { useRef, useState } from 'react'
import { NOTICES } from 'sandbox/company/notices'
import { PASSWORD_RULES } from 'sandbox/company/passwordRules'
import type { Company as CompanyFacts, CompanySettings } from 'sandbox/company/types'
import { ask, time } from '../dom'
import { useClock, useServed } from '../served'
import { Small, Toggle } from './parts'

type Switches = Record<string, Partial<CompanySettings>>

const labelled = <Value,>(values: Record<string, Value>, settings: (value: Value) => object): Switches =>
  Object.fromEntries(Object.entries(values).map(([label, value]) => [label, settings(value)]))

const file = (name: string): string => `${location.origin}/sandbox/files/${name}.svg`

/** The switches of each journey: the settings of a company that has it. */
const SWITCHES: Record<string, Switches> = {
  Passkeys: {
    'Sign in by passkey (open the page at http://localhost)': { passkeysEnabled: true },
  },
  Phone: { "Offer 'Sign in with your phone', as on a shared computer": { phoneSignInEnabled: true } },
  'Rules of a new password': labelled(PASSWORD_RULES, passwordRules => ({ passwordRules })),
  'Notice on the sign-in page': labelled(NOTICES, notice => ({ notice })),
  Sessions: {
    'Say whose a session is, and refuse a call that names somebody else': { sessionUserNameEnabled: true },
  },
  'Own security': {
    "Tell people of password, authenticator apps and trusted devices at '/signin/security'": {
      securityPageEnabled: true,
    },
    'Let people set authenticator apps up there': { authenticatorsEnabled: true },
    'Tell people of recovery codes there, and make new ones': { recoveryCodesEnabled: true },
  },
  'Help desk': { "Offer a code for the help desk under 'Get help'": { helpDeskCodeEnabled: true } },
  Look: {
    'Company header, background and logo': {
      theme: {
        loginPageHeaderUrl: file('header'),
        loginPageBackgroundUrl: file('background'),
        companyLogoUrl: file('logo'),
      },
    },
  },
}

const OFF: Partial<Record<string, unknown>> = { passwordRules: null, notice: null, theme: {} }

const put = (change: object) => ask('company', 'PUT', change)

function Switch({ label, on, settings }: { label: string; on: object; settings: CompanySettings }) {
  const names = Object.keys(on)
  const now = Object.fromEntries(names.map(name => [name, settings[name as keyof CompanySettings]]))
  const off = Object.fromEntries(names.map(name => [name, name in OFF ? OFF[name] : false]))
  return (
    <Toggle
      label={label}
      checked={JSON.stringify(now) === JSON.stringify(on)}
      onChange={checked => put({ settings: checked ? on : off })}
    />
  )
}

const MINUTE_MS = 60_000
const STEPS = { 'One minute on': 1, 'Five minutes on': 5, 'An hour on': 60, 'Nine hours on': 540 }

function Clock() {
  const { offsetMs, now } = useClock()
  return (
    <>
      <h3>Clock</h3>
      <p>
        The company’s clock shows {time(now)}
        {offsetMs === 0 ? '.' : `, ${Math.round(offsetMs / MINUTE_MS)} minutes ahead.`}
      </p>
      <div className="actions">
        {Object.entries(STEPS).map(([label, minutes]) => (
          <Small
            key={label}
            onClick={() => ask('clock', 'PUT', { offsetMs: offsetMs + minutes * MINUTE_MS })}
          >
            {label}
          </Small>
        ))}
        <Small onClick={() => ask('clock', 'PUT', { offsetMs: 0 })}>Right again</Small>
      </div>
    </>
  )
}

function Configuration({ config }: { config: unknown }) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState('')
  const text = config === null ? '' : JSON.stringify(config, null, 2)
  const save = async () => {
    const typed = area.current?.value.trim() ?? ''
    try {
      await ask('config', 'PUT', typed === '' ? null : JSON.parse(typed))
      setProblem('')
    } catch {
      setProblem(' This is not JSON.')
    }
  }
  return (
    <>
      <h3>Runtime configuration</h3>
      <p className="quiet">
        Served in the place of the build’s own, from the next load on. Empty: the build’s own.
      </p>
      <textarea
        key={text}
        ref={area}
        rows={5}
        spellCheck={false}
        placeholder='{ "productName": "Lagoon" }'
        defaultValue={text}
        aria-label="Runtime configuration as JSON"
      />
      <div className="actions">
        <Small onClick={save}>Serve it</Small>
        <span className="quiet" role="status">
          {problem}
        </span>
      </div>
    </>
  )
}

export function Company({ config }: { config: unknown }) {
  const company = useServed<CompanyFacts | undefined>('company', 'settings', undefined)
  const violations = useServed<unknown[]>('csp-reports', 'violations', [])
  if (!company) return null
  const { settings, features, helpInfo } = company
  return (
    <>
      <Clock />
      {Object.entries(SWITCHES).map(([heading, switches]) => (
        <div key={heading}>
          <h3>{heading}</h3>
          {Object.entries(switches).map(([label, on]) => (
            <Switch key={label} label={label} on={on} settings={settings} />
          ))}
        </div>
      ))}
      <h3>Features of everybody</h3>
      {Object.entries(features).map(([name, active]) => (
        <Toggle
          key={name}
          label={<code>{name}</code>}
          checked={active}
          onChange={on => put({ features: { [name]: on } })}
        />
      ))}
      <h3>Support</h3>
      <Toggle
        label="Reachable by e-mail (the form is offered)"
        checked={Boolean(helpInfo.email)}
        onChange={on => put({ helpInfo: { ...helpInfo, email: on ? 'support@harbor.example' : undefined } })}
      />
      <Configuration config={config} />
      <h3>Policy violations reported</h3>
      <p className={violations.length > 0 ? 'alert' : 'quiet'}>{violations.length}</p>
    </>
  )
}
