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
  ['a form that is opened again clears the last ticket', submitted, begun(), loading],
  ['the form can be filled in once its details are loaded', loading, infoLoaded(info), editing],
  ['a form whose details fail to load shows the problem', loading, infoFailed(problem), unavailable],
  [
    'if the browser cannot open the company’s support page, it is shown as a link',
    loading,
    addressFound('https://s.harbor.example/'),
    { step: 'elsewhere', address: 'https://s.harbor.example/' },
  ],
  ['an edit clears the problem', refused, edited(), editing],
  ['submitting a ticket clears the last problem', refused, submit, submitting],
  ['the server accepts the ticket', submitting, confirmed(), submitted],
  ['a ticket that fails shows the problem in the form', submitting, failed(problem), refused],
  ['the user can load the details again', unavailable, retried(), loading],
]
test.each(table)('%s', (_rule, before, event, after) => {
  expect(supportSlice.reducer(before, event)).toStrictEqual(after)
})

test.each<[rule: string, before: SupportState, event: Event]>([
  ['an edit does not interrupt the submit', submitting, edited()],
  ['a ticket is not submitted twice', submitting, submit],
  ['no ticket is submitted before the form has loaded', loading, submit],
  ['a late failure does not open the form again', submitted, failed(problem)],
  ['a form that has loaded is not loaded again', refused, retried()],
])('%s', (_rule, before, event) => {
  expect(supportSlice.reducer(before, event)).toBe(before)
})

test('a ticket is passed in its action', () => {
  expect(submit.payload).toEqual(ticket)
})

test('the selector returns the support request', () => {
  expect(selectSupport({ support: refused })).toBe(refused)
})
