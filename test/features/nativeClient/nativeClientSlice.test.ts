import { act, screen } from '@testing-library/react'
import type { UnknownAction } from '@reduxjs/toolkit'
import {
  nativeClientActions as actions,
  nativeClientSlice,
  type NativeClientState,
} from 'src/features/nativeClient/nativeClientSlice'
import type { NativeRequest } from 'src/services/addresses/nativeClientRequest'
import { openApp } from 'test/support/openApp'

const TYPED = {
  kind: 'asked',
  clientId: 'a',
  app: 'Harbor',
  challenge: 'c',
  state: 's',
  typedCode: true,
} as const satisfies NativeRequest
const ASKED = { ...TYPED, address: 'com.example.harbor:/x' }
const BOTH = { app: 'Harbor', ways: ['open', 'type'] } as const
const away: NativeClientState = { step: 'away' }
const asking: NativeClientState = { step: 'asking', ...BOTH }
const onlyTyped: NativeClientState = { step: 'asking', app: 'Harbor', ways: ['type'] }
const fetching: NativeClientState = { step: 'fetching', way: 'open', ...BOTH }
const fetchingTyped: NativeClientState = { ...fetching, way: 'type' }
const opened: NativeClientState = { step: 'opened', ...BOTH }
const ENDS = { monotonicMs: 1, wallMs: 1 }
const typing: NativeClientState = { step: 'typing', ends: ENDS, ...BOTH }
const refused: NativeClientState = { step: 'refused', why: 'address', parameter: 'redirect_uri' }
const PROBLEM = { code: 'serverTryLater' } as const

// (addresses/native, addresses/native-told)
test.each<[rule: string, from: NativeClientState, happens: UnknownAction, then: NativeClientState]>([
  ['a request is shown to the user first', away, actions.arrived(ASKED), asking],
  [
    'an app without a typed code offers only its address',
    away,
    actions.arrived({ ...ASKED, typedCode: false }),
    { step: 'asking', app: 'Harbor', ways: ['open'] },
  ],
  ['an app without an address offers only a typed code', away, actions.arrived(TYPED), onlyTyped],
  [
    'an invalid request is rejected',
    away,
    actions.arrived({ kind: 'refused', why: 'address', parameter: 'redirect_uri' }),
    refused,
  ],
  ['pressing the button requests a code', asking, actions.wanted('open'), fetching],
  ['pressing the other button requests a code for typing', asking, actions.wanted('type'), fetchingTyped],
  ['a press while a code is being requested changes nothing', fetching, actions.wanted('type'), fetching],
  ['a way that the app does not support changes nothing', onlyTyped, actions.wanted('open'), onlyTyped],
  ['a rejected request gets no code', refused, actions.wanted('open'), refused],
  ['a page without a request gets no code', away, actions.wanted('type'), away],
  ['a failure is shown at the question', fetching, actions.failed(PROBLEM), { ...asking, problem: PROBLEM }],
  ['an issued code opens the app', fetching, actions.opened(), opened],
  ['the app can be opened again', opened, actions.wanted('open'), fetching],
  ['an issued code is shown for typing', fetching, actions.codeHeld(ENDS), typing],
  ['another code can be requested after the shown one', typing, actions.wanted('type'), fetchingTyped],
  [
    'a client that the server does not know is rejected',
    fetching,
    actions.unknownToServer(),
    { step: 'refused', why: 'client', parameter: 'client_id' },
  ],
  ['an opened app changes nothing without a request', away, actions.opened(), away],
  ['a code changes nothing after a rejection', refused, actions.codeHeld(ENDS), refused],
  ['a failure changes nothing after a rejection', refused, actions.failed(PROBLEM), refused],
  ['choosing to stay changes nothing yet', asking, actions.stayed(), asking],
])('%s', (_rule, from, happens, then) => {
  expect(nativeClientSlice.reducer(from, happens)).toEqual(then)
})

// (addresses/native-request)
test('an invalid request of an app is named', async () => {
  const { store } = await openApp({ path: '/signin/native-client?mode=else&client_id=a' })
  await screen.findByText('This app cannot be signed in')
  for (const [why, text] of [
    ['mode', /^.*mode.*$/],
    ['client', 'The app that opened this page is not one that your company allows.'],
    ['request', 'The app that opened this page did not ask as it should.'],
  ] as const) {
    act(() => void store.dispatch(actions.arrived({ kind: 'refused', why, parameter: 'mode' })))
    expect(await screen.findByText(text)).toBeInTheDocument()
  }
})
