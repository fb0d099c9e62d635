import {
  downloadLinkActions,
  downloadLinkSlice,
  type DownloadLinkState,
} from 'src/features/mobileSetup/downloadLinkSlice'

const problem = { code: 'serverTryLater', status: 500 } as const
const editing: DownloadLinkState = { step: 'editing' }
const failed: DownloadLinkState = { ...editing, problem }
const sending: DownloadLinkState = { step: 'sending' }
const sent: DownloadLinkState = { step: 'sent' }

type Action = Parameters<typeof downloadLinkSlice.reducer>[1]

test.each<[rule: string, before: DownloadLinkState, action: Action, after: DownloadLinkState]>([
  ['another page begins again', failed, downloadLinkActions.begun(), editing],
  ['an edit removes the problem', failed, downloadLinkActions.edited(), editing],
  ['an edit after the link was sent allows another', sent, downloadLinkActions.edited(), editing],
  [
    'five digits are not a number',
    sent,
    downloadLinkActions.submitted('+12025'),
    { step: 'editing', problem: { code: 'enterMobileNumber' } },
  ],
  ['six digits are sent, and the problem is gone', failed, downloadLinkActions.submitted('+120255'), sending],
  ['the link is sent', sending, downloadLinkActions.sent(), sent],
  ['a link that was not sent says why', sending, downloadLinkActions.failed(problem), failed],
])('%s', (_rule, before, action, after) => {
  expect(downloadLinkSlice.reducer(before, action)).toStrictEqual(after)
})

test.each([downloadLinkActions.edited(), downloadLinkActions.submitted('+12025')])(
  '$type changes nothing while the link is sent',
  action => {
    expect(downloadLinkSlice.reducer(sending, action)).toBe(sending)
  },
)

test('a failure brings its problem along to a ticket', () => {
  expect(downloadLinkActions.failed(problem)).toStrictEqual({
    type: 'downloadLink/failed',
    payload: problem,
    meta: { problem },
  })
})

test('no number is entered at first', () => {
  expect(downloadLinkSlice.reducer(undefined, { type: '@@init' })).toStrictEqual({ step: 'editing' })
})
