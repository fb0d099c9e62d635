import { type Answer, limited, type Table, type Walk } from 'scenarios/scenario'

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
const sent = (sendTicket: Answer, ends: Walk['ends'], offline = false): Walk => ({
  answers: { sendTicket },
  does: [{ type: 'session/helpRequested' }, ...(offline ? [{ offline }, TICKET] : []), TICKET],
  calls: ['fetchHelpInfo', 'sendTicket'],
  ends,
})

export const tickets: Table = {
  id: 'ticket',
  columns: ['the ticket', 'message'],
  rows: [
    {
      name: 'a ticket that is taken',
      row: [
        'accepted',
        "'Your ticket has been confirmed. You should receive a response in a few hours.', 'Done'",
      ],
      walk: sent({ status: 201 }, { state: { support: { step: 'submitted' } } }),
      play: { todo: 'Get help, fill in the form, and submit it.' },
    },
    {
      name: 'a ticket without a network',
      row: ['offline', "'Internet connection is not available.'"],
      walk: sent('nothing', { says: 'offline' }, true),
      play: { todo: 'Get help, take the browser offline, and submit the form.' },
    },
    {
      name: 'a ticket that nobody takes',
      recorded: true,
      row: [
        'anything else',
        "'We have trouble contacting support server, please try again later.', and when to try again where the server said so",
      ],
      walk: sent(limited, { says: 'supportTrouble', waits: true }),
      play: { todo: 'Get help, fill in the form, and submit it.' },
    },
  ],
}
