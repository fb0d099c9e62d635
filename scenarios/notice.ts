import type { Flows } from 'scenarios/map/decision'
import { refused, settings, table, type Walk } from 'scenarios/scenario'

const TEXT = 'Maintenance on Saturday.'
const STRIP = 'the text, at the top edge of the sign-in page'

const opened = (notice: unknown, more: Partial<Walk> = {}): Walk => ({
  answers: { fetchSettings: settings({ notice }) },
  calls: [],
  ends: { at: '/', state: { login: { step: 'username' }, company: { settings: { notice } } } },
  ...more,
})

const notices = table('notice', ['settings', 'value', 'what happens'], {
  'a notice of the company': {
    row: ['`notice`', 'a text; with or without severity, link and end', STRIP],
    walk: opened({ text: TEXT, severity: 'warning', link: 'https://status.harbor.example/' }),
  },
  'a notice without a usable text': {
    row: ['', 'no text, an empty one, HTML, more than 300 characters', 'no notice'],
    walk: opened(5, { answers: { fetchSettings: { body: { notice: 5 }, wrong: true } } }),
  },
  'a notice whose settings cannot be loaded': {
    row: ['', 'a failure of the settings', 'no notice'],
    walk: {
      answers: { fetchSettings: refused(500) },
      calls: [],
      ends: { at: '/', state: { company: { settings: {} } } },
    },
  },
})

export const notice: Flows = { tables: [notices] }
