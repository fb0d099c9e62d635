import type { FinalDestination, FinalFacts } from 'src/features/signIn/signInCheck'
import { CHECKED, features, onboarding, signIn, signsIn, table } from 'scenarios/scenario'

const nowhere: FinalFacts = { back: undefined, welcome: false, webtoken: undefined }
const BACK = 'https://app.example/online/mail'
const V1 = { fetchOnboardingStatus: onboarding('Required', 1) }

export const endings = table<FinalFacts, FinalDestination>('ending', ['fact', 'the end'], {
  'the web app waits in another window for the end': {
    recorded: true,
    row: ['the address said `mode=popup`', 'a message to this origin, and the window closes'],
    walk: {
      from: '/?mode=popup&back=/online/mail',
      does: signIn(),
      calls: CHECKED,
      ends: {
        state: { autoLogin: { step: 'popupNotified', address: BACK } },
        keeps: { mode: undefined, back: undefined },
      },
    },
    play: { person: 'simple', todo: 'Open /signin/?mode=popup and sign in.' },
  },
  'a trusted return address': {
    row: ['the return address can be trusted', 'the return address'],
    cases: [
      ['the sign-in ends at the return address', { ...nowhere, back: BACK }, { kind: 'back', address: BACK }],
      [
        'a return address takes precedence over the welcome page',
        { ...nowhere, welcome: true, back: BACK },
        { kind: 'back', address: BACK },
      ],
      [
        'a federated sign-in adds its token to the return address',
        { ...nowhere, webtoken: 't', back: BACK },
        { kind: 'back', address: BACK, webtoken: 't' },
      ],
    ],
    walk: { from: '/?back=/online/mail', ...signsIn(V1, { left: '/online/mail' }) },
    play: { person: 'v1-required' },
  },
  'the welcome of version 1': {
    row: ['it cannot, and version 1 onboarding is to be done', '`/welcome`'],
    cases: [['version 1 onboarding ends at /welcome', { ...nowhere, welcome: true }, { kind: 'welcome' }]],
    walk: { from: '/?back=https://evil.test/', ...signsIn(V1, { left: '/welcome' }) },
    play: { person: 'v1-required' },
  },
  'the root of the web app': {
    row: ['otherwise', 'the web app root, in its preview with `webappPreviewEnabled`'],
    cases: [
      ['no return address leads to the web app root', nowhere, { kind: 'webAppRoot' }],
      ['the root gets the webtoken', { ...nowhere, webtoken: 't' }, { kind: 'webAppRoot', webtoken: 't' }],
    ],
    walk: signsIn({ fetchFeatures: features('webappPreviewEnabled') }, { left: '/preview/online/' }),
    play: { person: 'preview' },
  },
})
