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
  ['another page starts afresh', failed, downloadLinkActions.begun(), editing],
  ['an edit clears the problem', failed, downloadLinkActions.edited(), editing],
  ['an edit after the link was sent allows another link', sent, downloadLinkActions.edited(), editing],
  [
    'five digits are not a phone number',
    sent,
    downloadLinkActions.submitted('+12025'),
    { step: 'editing', problem: { code: 'enterMobileNumber' } },
  ],
  [
    'six digits are sent, which clears the problem',
    failed,
    downloadLinkActions.submitted('+120255'),
    sending,
  ],
  ['a link that was sent is reported', sending, downloadLinkActions.sent(), sent],
  ['a link that could not be sent shows the problem', sending, downloadLinkActions.failed(problem), failed],
])('%s', (_rule, before, action, after) => {
  expect(downloadLinkSlice.reducer(before, action)).toStrictEqual(after)
})

test.each([downloadLinkActions.edited(), downloadLinkActions.submitted('+12025')])(
  '$type changes nothing while the link is being sent',
  action => {
    expect(downloadLinkSlice.reducer(sending, action)).toBe(sending)
  },
)

test('a failure passes its problem on to a support ticket', () => {
  expect(downloadLinkActions.failed(problem)).toStrictEqual({
    type: 'downloadLink/failed',
    payload: problem,
    meta: { problem },
  })
})

test('no phone number is entered at first', () => {
  expect(downloadLinkSlice.reducer(undefined, { type: '@@init' })).toStrictEqual({ step: 'editing' })
})
