import * as service from 'src/services/api/supportService'
import type { JourneyCalls } from '../journey'
import { by, plain } from '../walks/walk'

const SENT = {
  displayName: 'Grace Hopper',
  email: 'grace@harbor.test',
  phone: '+15550101067',
  description: 'My phone is lost.',
}
const TICKET = {
  displayName: 'Ada',
  email: 'ada@harbor.test',
  phone: '+15550101067',
  description: 'No code comes.',
}

export const support: JourneyCalls = {
  calls: {
    fetchHelpInfo: [() => service.fetchHelpInfo()],
    sendTicket: [() => service.sendTicket({ ...SENT, company: 'Harbor' }), () => service.sendTicket(SENT)],
  },
  walks: [
    ['fetchHelpInfo', 200, 'there is an address', plain('fetchHelpInfo')],
    by('phone-only', 'fetchHelpInfo', 200, 'there is a phone alone'),
    by('own-support', 'fetchHelpInfo', 200, 'support is elsewhere'),
    [
      'sendTicket',
      200,
      'an employee writes',
      plain('sendTicket', { body: { ...TICKET, company: 'Harbor' } }),
    ],
    ['sendTicket', 200, 'a guest does', plain('sendTicket', { body: TICKET })],
    ['sendTicket', 400, 'the fields are missing', plain('sendTicket', { body: {}, wrong: true })],
  ],
  unasked: ['fetchHelpInfo'],
}
