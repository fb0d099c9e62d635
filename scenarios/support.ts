import type { SupportChannel } from 'src/features/support/supportChannel'
import type { HelpInfo } from 'src/services/helpInfo'
import { type Answer, limited, refused, table, type Walk, type End } from 'scenarios/scenario'

const HELP = { type: 'session/helpRequested' }
const CONTACT = { type: 'session/supportRequested' }
const CLOSED = { type: 'help/closed' }
const address = 'https://support.harbor.test/'
const info = ['fetchHelpInfo']
const open = { state: { help: { modal: 'open' } } }

export const requests = table('support-request', ['request', 'result'], {
  'help on a desktop': {
    row: ["'Get help' on a desktop or a tablet", 'the form as a modal'],
    walk: { device: 'tablet', does: [HELP], calls: info, ends: { at: '/', ...open } },
    play: { todo: 'Get help.' },
  },
  'help on a phone': {
    recorded: true,
    row: ["'Get help' on a phone", '`/help/support-form`; Close returns to the previous screen'],
    walk: {
      from: '/forget-password',
      device: 'mobile',
      does: [HELP, CLOSED],
      calls: info,
      ends: { at: '/forget-password', state: { help: { modal: 'closed' } } },
    },
    play: { todo: 'Let the browser call itself a phone first, then get help.' },
  },
  'a company’s own support': {
    row: [
      "'Contact support', and the help info has a `requestSupportUrl`",
      'that address in a new tab, or as a link if the browser blocks the tab',
    ],
    walk: {
      answers: { fetchHelpInfo: { body: { requestSupportUrl: address } } },
      does: [CONTACT],
      calls: info,
      ends: { opened: address, state: { help: { modal: 'closed' } } },
    },
    play: { person: 'own-support', todo: 'Contact support from Forgot password?' },
  },
  'support through the form': {
    recorded: true,
    row: ["'Contact support' otherwise", "the same as for 'Get help'"],
    walk: { does: [CONTACT], calls: info, ends: open },
    play: { person: 'no-phone', todo: 'Contact support from Forgot password?' },
  },
  'the address of the form': {
    row: ['`/help/support-form`, opened by its address', 'the page, on any device; Close leads to `/`'],
    walk: { from: '/help/support-form', does: [CLOSED], calls: info, ends: { at: '/' } },
    play: { todo: 'Open /signin/help/support-form.' },
  },
})

const offered = (body: HelpInfo) => ({
  answers: { fetchHelpInfo: { body } },
  does: [HELP],
  calls: info,
  ends: { state: { support: { step: 'editing', info: body } } },
})

export const helpInfos = table<HelpInfo, SupportChannel>('help-info', ['help info', 'result'], {
  'support by e-mail': {
    row: ['an e-mail address', 'the form'],
    cases: [
      [
        'an e-mail address opens the form',
        { email: 's@h.example', phone: '1', requestSupportUrl: address },
        { kind: 'form' },
      ],
    ],
    walk: offered({ email: 'support@harbor.test', phone: '+12025550199' }),
  },
  'support by phone': {
    row: ['none, but a phone', 'the number as a link, and its hours'],
    cases: [
      [
        'without an e-mail address, the phone is offered',
        { phone: '+1 (202) 555-0199', phoneHours: 'Mondays' },
        { kind: 'phone', phone: '+1 (202) 555-0199', tel: 'tel:+12025550199', hours: 'Mondays' },
      ],
      ['a national number', { phone: '0800 123' }, { kind: 'phone', phone: '0800 123', tel: 'tel:0800123' }],
      [
        'a phone takes precedence over a support URL',
        { phone: '1', requestSupportUrl: address },
        { kind: 'phone', phone: '1', tel: 'tel:1' },
      ],
    ],
    walk: offered({ phone: '+1 202 555 0199', phoneHours: 'Every day' }),
    play: { person: 'phone-only', todo: 'Get help.' },
  },
  'support at an address': {
    row: ['neither, but a `requestSupportUrl`', "'Contact support'"],
    cases: [['a support URL alone is offered', { requestSupportUrl: address }, { kind: 'address', address }]],
    walk: offered({ requestSupportUrl: address }),
  },
  'no support': {
    row: ['nothing', "'You can’t contact support from this page. Contact your administrator.'"],
    cases: [
      ['no contact details', {}, { kind: 'none' }],
      ['a phone without a digit is ignored', { phone: 'ask Fay' }, { kind: 'none' }],
    ],
    walk: offered({}),
  },
  'help info that cannot be loaded': {
    row: [
      'cannot be loaded',
      "'We’re sorry. Something went wrong…', 'Please wait a moment and try reloading this page.', 'Try again'",
    ],
    walk: {
      answers: { fetchHelpInfo: refused(500) },
      does: [HELP],
      calls: info,
      ends: { says: 'helpUnavailable', state: { support: { step: 'unavailable' } } },
    },
    play: { todo: 'Get help.' },
  },
})

const TICKET = {
  type: 'support/submitted',
  payload: {
    displayName: 'Grace',
    email: 'grace@harbor.test',
    phone: '+15550101067',
    description: 'No code comes.',
    company: 'Harbor',
  },
}
const sent = (sendTicket: Answer, ends: End, offline = false): Walk => ({
  answers: { sendTicket },
  does: [{ type: 'session/helpRequested' }, ...(offline ? [{ offline }, TICKET] : []), TICKET],
  calls: ['fetchHelpInfo', 'sendTicket'],
  ends,
})

export const tickets = table('ticket', ['the ticket', 'message'], {
  'an accepted ticket': {
    row: [
      'accepted',
      "'Your ticket has been confirmed. You should receive a response in a few hours.', 'Done'",
    ],
    walk: sent({ status: 201 }, { state: { support: { step: 'submitted' } } }),
    play: { todo: 'Get help, fill in the form, and submit it.' },
  },
  'a ticket while offline': {
    row: ['offline', "'Internet connection is not available.'"],
    walk: sent('nothing', { says: 'offline' }, true),
    play: { todo: 'Get help, take the browser offline, and submit the form.' },
  },
  'a ticket that cannot be sent': {
    recorded: true,
    row: [
      'anything else',
      "'We have trouble contacting support server, please try again later.', and when to try again if the server returns a time",
    ],
    walk: sent(limited, { says: 'supportTrouble', waits: true }),
    play: { todo: 'Get help, fill in the form, and submit it.' },
  },
})
