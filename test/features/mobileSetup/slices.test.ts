import type { UnknownAction } from '@reduxjs/toolkit'
import {
  downloadLinkActions,
  downloadLinkSlice,
  type DownloadLinkState,
  bypassActions,
  mobileBypassSlice,
  type BypassState,
} from 'src/features/mobileSetup/mobileSetupSlices'

const problem = { code: 'serverTryLater', status: 500 } as const
const editing: DownloadLinkState = { step: 'editing' }
const failed: DownloadLinkState = { ...editing, problem }
const sending: DownloadLinkState = { step: 'sending' }
const sent: DownloadLinkState = { step: 'sent' }

test.each<
  [rule: string, before: DownloadLinkState | undefined, action: UnknownAction, after: DownloadLinkState]
>([
  ['no phone number is entered at first', undefined, { type: '@@init' }, editing],
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

const idle: BypassState = { step: 'idle' }
const notSkipped: BypassState = { ...idle, problem }
const asking: BypassState = { step: 'asking' }

test.each<[rule: string, before: BypassState | undefined, action: UnknownAction, after: BypassState]>([
  ['no request to skip the app is sent at first', undefined, { type: '@@init' }, idle],
  ['another page starts without a problem', notSkipped, bypassActions.begun(), idle],
  ['a request clears the problem', notSkipped, bypassActions.bypassPressed(), asking],
  ['an answer ends the request', asking, bypassActions.answered(), idle],
  ['a failed request shows the problem', asking, bypassActions.failed(problem), notSkipped],
])('%s', (_rule, before, action, after) => {
  expect(mobileBypassSlice.reducer(before, action)).toStrictEqual(after)
})
