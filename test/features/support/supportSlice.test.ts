import {
  selectSupport,
  supportActions,
  supportSlice,
  type SupportState,
} from 'src/features/support/supportSlice'

const problem = { code: 'supportTrouble', status: 500 } as const
const info = { email: 'help@acme.example', phone: '+12025550123' }
const ticket = { displayName: 'Jane', email: 'jane@acme.example', phone: '+12025550199', description: 'Help' }
const loading: SupportState = { step: 'loading' }
const unavailable: SupportState = { step: 'unavailable', problem }
const editing: SupportState = { step: 'editing', info }
const refused: SupportState = { step: 'editing', info, problem }
const submitting: SupportState = { step: 'submitting', info }
const submitted: SupportState = { step: 'submitted' }
const { begun, infoLoaded, infoFailed, addressFound, edited, confirmed, failed, retried } = supportActions
const submit = supportActions.submitted(ticket)

type Event = Parameters<typeof supportSlice.reducer>[1]

const table: [rule: string, before: SupportState | undefined, event: Event, after: SupportState][] = [
  ['the form loads at first', undefined, { type: '@@init' }, loading],
  ['a form that is opened again forgets the last ticket', submitted, begun(), loading],
  ['the form can be filled in once its info is there', loading, infoLoaded(info), editing],
  ['a form without its info says why', loading, infoFailed(problem), unavailable],
  [
    'the company’s own support is a link where the browser opens none itself',
    loading,
    addressFound('https://s.harbor.example/'),
    { step: 'elsewhere', address: 'https://s.harbor.example/' },
  ],
  ['an edit takes the problem back', refused, edited(), editing],
  ['the person submits a ticket, and the last problem is gone', refused, submit, submitting],
  ['the server takes the ticket', submitting, confirmed(), submitted],
  ['a ticket that fails says why in the form', submitting, failed(problem), refused],
  ['the person tries to load the info again', unavailable, retried(), loading],
]
test.each(table)('%s', (_rule, before, event, after) => {
  expect(supportSlice.reducer(before, event)).toStrictEqual(after)
})

test.each<[rule: string, before: SupportState, event: Event]>([
  ['an edit does not interrupt the submit', submitting, edited()],
  ['a ticket is not submitted twice', submitting, submit],
  ['no ticket is submitted before the form is there', loading, submit],
  ['a failure that comes late does not reopen the form', submitted, failed(problem)],
  ['a form that works is not loaded again', refused, retried()],
])('%s', (_rule, before, event) => {
  expect(supportSlice.reducer(before, event)).toBe(before)
})

test('a ticket travels in its action', () => {
  expect(submit.payload).toEqual(ticket)
})

test('a selector gives the request for support', () => {
  expect(selectSupport({ support: refused })).toBe(refused)
})
