import { NOTICES } from 'sandbox/company/notices'
import { PASSWORD_RULES } from 'sandbox/company/passwordRules'
import type { Company } from 'sandbox/company/types'
import { ask, byId, h } from './dom'

const MINUTE_MS = 60_000
const STEPS = { 'One minute on': 1, 'Five minutes on': 5, 'An hour on': 60, 'Nine hours on': 540 }

const theme = () => ({
  loginPageHeaderUrl: `${location.origin}/sandbox/files/header.svg`,
  loginPageBackgroundUrl: `${location.origin}/sandbox/files/background.svg`,
  companyLogoUrl: `${location.origin}/sandbox/files/logo.svg`,
})

const toggle = (
  label: string | HTMLElement,
  checked: boolean,
  change: (on: boolean) => unknown,
): HTMLElement =>
  h(
    'label',
    { className: 'toggle' },
    h('input', { type: 'checkbox', checked, on: { change: event => change(event.currentTarget.checked) } }),
    label,
  )

interface Clock {
  offsetMs: number
  now: number
}

const button = (label: string, click: () => unknown): HTMLElement =>
  h('button', { type: 'button', className: 'small', on: { click } }, label)

function clockPart(clock: Clock): HTMLElement[] {
  const move = (minutes: number) => ask('clock', 'PUT', { offsetMs: clock.offsetMs + minutes * MINUTE_MS })
  return [
    h('h3', {}, 'Clock'),
    h(
      'p',
      {},
      `The company’s clock shows ${new Date(clock.now).toLocaleTimeString([], { hour12: false })}`,
      clock.offsetMs === 0 ? '.' : `, ${Math.round(clock.offsetMs / MINUTE_MS)} minutes ahead.`,
    ),
    h(
      'div',
      { className: 'actions' },
      ...Object.entries(STEPS).map(([label, minutes]) => button(label, () => move(minutes))),
      button('Right again', () => ask('clock', 'PUT', { offsetMs: 0 })),
    ),
  ]
}

function configPart(config: unknown): HTMLElement[] {
  const area = h('textarea', {
    rows: 5,
    spellcheck: false,
    placeholder: '{ "productName": "Lagoon" }',
    value: config === null ? '' : JSON.stringify(config, null, 2),
    'aria-label': 'Runtime configuration as JSON',
  })
  const problem = h('span', { className: 'quiet', role: 'status' })
  const save = async () => {
    try {
      await ask('config', 'PUT', area.value.trim() === '' ? null : JSON.parse(area.value))
    } catch {
      problem.textContent = ' This is not JSON.'
    }
  }
  return [
    h('h3', {}, 'Runtime configuration'),
    h(
      'p',
      { className: 'quiet' },
      'Served in the place of the build’s own, from the next load on. Empty: the build’s own.',
    ),
    area,
    h('div', { className: 'actions' }, button('Serve it', save), problem),
  ]
}

function passwordPart({ settings }: Company, put: (change: object) => unknown): HTMLElement[] {
  const rulesText = JSON.stringify(settings.passwordRules ?? null)
  return [
    h('h3', {}, 'Rules of a new password'),
    ...Object.entries(PASSWORD_RULES).map(([label, rules]) =>
      toggle(label, rulesText === JSON.stringify(rules), on =>
        put({ settings: { passwordRules: on ? rules : null } }),
      ),
    ),
  ]
}

function noticePart({ settings }: Company, put: (change: object) => unknown): HTMLElement[] {
  const current = JSON.stringify(settings.notice ?? null)
  return [
    h('h3', {}, 'Notice on the sign-in page'),
    ...Object.entries(NOTICES).map(([label, notice]) =>
      toggle(label, current === JSON.stringify(notice), on =>
        put({ settings: { notice: on ? notice : null } }),
      ),
    ),
  ]
}

export async function refreshCompany(): Promise<void> {
  const [company, config, clock, reports] = (await Promise.all(
    ['company', 'config', 'clock', 'csp-reports'].map(path => ask(path)),
  )) as [Company, unknown, Clock, unknown[]]
  const put = (change: object) => ask('company', 'PUT', change)
  byId('company').replaceChildren(
    ...clockPart(clock),
    h('h3', {}, 'Look'),
    toggle('Company header, background and logo', Boolean(company.settings.theme.loginPageHeaderUrl), on =>
      put({ settings: { theme: on ? theme() : {} } }),
    ),
    h('h3', {}, 'Passkeys'),
    toggle(
      'Sign in by passkey (open the page at http://localhost)',
      Boolean(company.settings.passkeysEnabled),
      on => put({ settings: { passkeysEnabled: on } }),
    ),
    h('h3', {}, 'Phone'),
    toggle(
      "Offer 'Sign in with your phone', as on a shared computer",
      Boolean(company.settings.phoneSignInEnabled),
      on => put({ settings: { phoneSignInEnabled: on } }),
    ),
    ...passwordPart(company, put),
    ...noticePart(company, put),
    h('h3', {}, 'Sessions'),
    toggle(
      'Say whose a session is, and refuse a call that names somebody else',
      Boolean(company.settings.sessionUserNameEnabled),
      on => put({ settings: { sessionUserNameEnabled: on } }),
    ),
    h('h3', {}, 'Own security'),
    toggle(
      "Tell people of password, authenticator apps and trusted devices at '/signin/security'",
      Boolean(company.settings.securityPageEnabled),
      on => put({ settings: { securityPageEnabled: on } }),
    ),
    toggle(
      'Let people set authenticator apps up there',
      Boolean(company.settings.authenticatorsEnabled),
      on => put({ settings: { authenticatorsEnabled: on } }),
    ),
    toggle(
      'Tell people of recovery codes there, and make new ones',
      Boolean(company.settings.recoveryCodesEnabled),
      on => put({ settings: { recoveryCodesEnabled: on } }),
    ),
    h('h3', {}, 'Features of everybody'),
    ...Object.entries(company.features).map(([key, active]) =>
      toggle(h('code', {}, key), active, on => put({ features: { [key]: on } })),
    ),
    h('h3', {}, 'Support'),
    toggle('Reachable by e-mail (the form is offered)', Boolean(company.helpInfo.email), on => {
      const email = on ? 'support@harbor.example' : undefined
      return put({ helpInfo: { ...company.helpInfo, email } })
    }),
    toggle(
      "Offer a code for the help desk under 'Get help'",
      Boolean(company.settings.helpDeskCodeEnabled),
      on => put({ settings: { helpDeskCodeEnabled: on } }),
    ),
    ...configPart(config),
    h('h3', {}, 'Policy violations reported'),
    h('p', { className: reports.length > 0 ? 'alert' : 'quiet' }, String(reports.length)),
  )
}
