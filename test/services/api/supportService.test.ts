import { fetchHelpInfo, sendTicket, type TicketAdditions } from 'src/services/api/supportService'
import { failing } from 'test/support/failing'
import { serve } from 'test/support/server'

const requestSupportUrl = 'https://support.harbor.example/desk'
const whole = {
  requestSupportUrl,
  email: 's@harbor.example',
  phone: '+1 202 555 0199',
  phoneHours: 'Every day',
}

test.each<[what: string, body: object, info: object]>([
  ['all fields', { ...whole, more: 1 }, whole],
  ['nothing', {}, {}],
  ['nulls', { requestSupportUrl: null, email: null, phone: null, phoneHours: null }, {}],
  ['blanks', { requestSupportUrl: '', email: ' ', phone: '', phoneHours: '' }, {}],
  [
    'a mail address',
    { requestSupportUrl: 'mailto:s@h.example' },
    { requestSupportUrl: 'mailto:s@h.example' },
  ],
  ['a script as an address', { requestSupportUrl: 'javascript:alert(1)' }, {}],
  ['a path as an address', { requestSupportUrl: '/support' }, {}],
  ['an address with a user', { requestSupportUrl: 'https://u:p@h.example/' }, {}],
])('the support details may contain %s', async (_what, body, info) => {
  await serve(() => ({ body }))
  expect(await fetchHelpInfo()).toEqual(info)
})

test('the support details fail with a number as an address', async () => {
  await serve(() => ({ body: { email: 42 } }))
  expect(await failing(fetchHelpInfo())).toMatchObject({ kind: 'unreadable' })
})

test('a support ticket is sent unchanged, and can include a recording', async () => {
  const ticket = {
    displayName: 'Grace',
    email: 'grace@harbor.example',
    phone: '+12025550199',
    description: 'Help!',
  }
  const additions: TicketAdditions = { recording: '{"format":1}' }
  const { requests } = await serve(() => ({ status: 201 }))
  await sendTicket({ ...ticket, company: 'Harbor' })
  await sendTicket({ ...ticket, ...additions })
  expect(requests.map(({ json }) => json)).toEqual([
    { ...ticket, company: 'Harbor' },
    { ...ticket, ...additions },
  ])
})
