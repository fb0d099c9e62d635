import { fetchHelpInfo, sendTicket, type TicketAdditions } from 'src/services/api/supportService'
import { failing } from 'test/support/failing'
import { serve } from 'test/support/server'

const whole = {
  requestSupportUrl: 'https://support.harbor.example/desk',
  email: 'support@harbor.example',
  phone: '+1 202 555 0199',
  phoneHours: 'Every day',
}

describe('the support details', () => {
  test('are fetched and read', async () => {
    const { requests } = await serve(() => ({ body: { ...whole, more: 1 } }))
    await expect(fetchHelpInfo()).resolves.toEqual(whole)
    expect(requests).toMatchObject([{ method: 'GET', path: '/api/online/v1/support/get-info', body: '' }])
  })

  test.each<[what: string, body: object, info: object]>([
    ['nothing', {}, {}],
    ['nulls', { requestSupportUrl: null, email: null, phone: null, phoneHours: null }, {}],
    ['blanks', { requestSupportUrl: '', email: ' ', phone: '', phoneHours: '' }, {}],
    [
      'an email address',
      { requestSupportUrl: 'mailto:s@h.example' },
      { requestSupportUrl: 'mailto:s@h.example' },
    ],
    ['a script as an address', { requestSupportUrl: 'javascript:alert(1)' }, {}],
    ['a path as an address', { requestSupportUrl: '/support' }, {}],
    ['an address with a user', { requestSupportUrl: 'https://u:p@h.example/' }, {}],
  ])('may contain %s', async (_what, body, info) => {
    await serve(() => ({ body }))
    await expect(fetchHelpInfo()).resolves.toEqual(info)
  })

  test.each([
    ['no body', undefined],
    ['null', null],
    ['a list', []],
    ['HTML', '<!doctype html><p>Hello'],
    ['a number as an address', { email: 42 }],
  ])('fail with %s', async (_what, body) => {
    await serve(() => ({ body }))
    await expect(failing(fetchHelpInfo())).resolves.toMatchObject({ kind: 'unreadable' })
  })
})

describe('a support ticket', () => {
  const ticket = {
    displayName: 'Grace',
    email: 'grace@harbor.example',
    phone: '+12025550199',
    description: 'Help!',
    company: 'Harbor',
  }

  test.each([200, 201, 204])('is sent unchanged and confirmed by %d', async status => {
    const { requests } = await serve(() => ({ status }))
    await expect(sendTicket(ticket)).resolves.toBeUndefined()
    expect(requests).toMatchObject([{ method: 'POST', path: '/api/online/v1/support/form', json: ticket }])
  })

  test('can include a recording', async () => {
    const additions: TicketAdditions = { recording: '{"format":1}' }
    const { requests } = await serve(() => ({ status: 204 }))
    await sendTicket({ ...ticket, ...additions })
    expect(requests).toMatchObject([{ json: { ...ticket, recording: '{"format":1}' } }])
  })
})
