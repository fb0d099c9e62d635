import {
  nativeClientActions as actions,
  nativeClientSlice,
  type NativeClientState,
} from 'src/features/nativeClient/nativeClientSlice'
import type { NativeRequest } from 'src/services/addresses/nativeClientRequest'

const ASKED: NativeRequest = {
  kind: 'asked',
  clientId: 'a',
  app: 'Harbor',
  challenge: 'c',
  state: 's',
  address: 'com.example.harbor:/x',
  typedCode: true,
}
const TYPED: NativeRequest = {
  kind: 'asked',
  clientId: 'a',
  app: 'Harbor',
  challenge: 'c',
  state: 's',
  typedCode: true,
}
const BOTH = { app: 'Harbor', ways: ['open', 'type'] } as const
const away: NativeClientState = { step: 'away' }
const asking: NativeClientState = { step: 'asking', ...BOTH }
const fetching: NativeClientState = { step: 'fetching', way: 'open', ...BOTH }
const opened: NativeClientState = { step: 'opened', ...BOTH }
const ENDS = { monotonicMs: 1, wallMs: 1 }
const typing: NativeClientState = { step: 'typing', ends: ENDS, ...BOTH }
const refused: NativeClientState = { step: 'refused', why: 'address', parameter: 'redirect_uri' }
const PROBLEM = { code: 'serverTryLater' } as const

// (addresses/native, addresses/native-told)
test.each<
  [
    rule: string,
    from: NativeClientState,
    happens: ReturnType<(typeof actions)[keyof typeof actions]>,
    then: NativeClientState,
  ]
>([
  ['a request is asked of the person first', away, actions.arrived(ASKED), asking],
  [
    'an app without a typed code has its address alone',
    away,
    actions.arrived({ ...ASKED, typedCode: false }),
    { step: 'asking', app: 'Harbor', ways: ['open'] },
  ],
  [
    'an app without an address has a typed code alone',
    away,
    actions.arrived(TYPED),
    { step: 'asking', app: 'Harbor', ways: ['type'] },
  ],
  [
    'a wrong request is refused',
    away,
    actions.arrived({ kind: 'refused', why: 'address', parameter: 'redirect_uri' }),
    refused,
  ],
  ['a press asks for a code', asking, actions.wanted('open'), fetching],
  ['and so does another way', asking, actions.wanted('type'), { ...fetching, way: 'type' }],
  ['a press while a code is asked for changes nothing', fetching, actions.wanted('type'), fetching],
  [
    'nor does a way that the app does not have',
    { step: 'asking', app: 'Harbor', ways: ['type'] },
    actions.wanted('open'),
    { step: 'asking', app: 'Harbor', ways: ['type'] },
  ],
  ['a refused request has no code', refused, actions.wanted('open'), refused],
  ['nor does a page that has not begun', away, actions.wanted('type'), away],
  ['a failure is told at the question', fetching, actions.failed(PROBLEM), { ...asking, problem: PROBLEM }],
  ['the app is opened', fetching, actions.opened(), opened],
  ['it can be opened again', opened, actions.wanted('open'), fetching],
  ['a code is shown', fetching, actions.codeHeld(ENDS), typing],
  ['and another one after it', typing, actions.wanted('type'), { ...fetching, way: 'type' }],
  [
    'the server knows the app no more',
    fetching,
    actions.unknownToServer(),
    { step: 'refused', why: 'client', parameter: 'client_id' },
  ],
  ['an answer to nobody changes nothing', away, actions.opened(), away],
  ['nor does a code', refused, actions.codeHeld(ENDS), refused],
  ['nor does a failure', refused, actions.failed(PROBLEM), refused],
  ['who stays changes nothing yet', asking, actions.stayed(), asking],
])('%s', (_rule, from, happens, then) => {
  expect(nativeClientSlice.reducer(from, happens)).toEqual(then)
})
