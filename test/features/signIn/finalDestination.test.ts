import {
  type FinalFacts,
  type FinalDestination,
  finalDestination,
} from 'src/features/signIn/finalDestination'

const plain: FinalFacts = { back: undefined, welcome: false, webtoken: undefined }
const BACK = 'https://app.example/online/mail'

const table: [rule: string, facts: FinalFacts, destination: FinalDestination][] = [
  ['no return address is the web app root', plain, { kind: 'webAppRoot' }],
  ['a return address', { ...plain, back: BACK }, { kind: 'back', address: BACK }],
  ['version 1 onboarding goes to its welcome', { ...plain, welcome: true }, { kind: 'welcome' }],
  [
    'which stands in place of the root alone',
    { ...plain, welcome: true, back: BACK },
    { kind: 'back', address: BACK },
  ],
  [
    'a federated sign-in takes its token along',
    { ...plain, webtoken: 't' },
    { kind: 'webAppRoot', webtoken: 't' },
  ],
  [
    'to the return address as well',
    { ...plain, webtoken: 't', back: BACK },
    { kind: 'back', address: BACK, webtoken: 't' },
  ],
]
test.each(table)('%s', (_rule, facts, destination) => {
  expect(finalDestination(facts)).toEqual(destination)
})
