import { countdownAnnouncement } from 'src/components/time/limitWords'
import { oneTimeForm, wizardFields } from 'src/features/mfa/oneTimeCode/oneTimeCode'

test('the final countdown begins ten seconds before the end', () => {
  expect([11, 10].map(countdownAnnouncement)).toEqual([
    { last: false, n: 1 },
    { last: true, n: 10 },
  ])
})

test('a countdown is read aloud once a minute and once for the last ten seconds', () => {
  const read = new Set<string>()
  for (let seconds = 300; seconds >= 0; seconds -= 1) read.add(JSON.stringify(countdownAnnouncement(seconds)))
  expect([...read].map(text => JSON.parse(text) as unknown)).toEqual([
    { last: false, n: 5 },
    { last: false, n: 4 },
    { last: false, n: 3 },
    { last: false, n: 2 },
    { last: false, n: 1 },
    { last: true, n: 10 },
  ])
})

test.each([
  ['symantecVIPregister', 'register'],
  ['symantecVIPactivate', 'activate'],
  ['symantecVIP', 'code'],
  ['simple', undefined],
  ['twoFactor', undefined],
  ['signinVerification', undefined],
  [undefined, undefined],
] as const)('the cookie %s selects the form %s', (mode, form) => {
  expect(oneTimeForm(mode)).toBe(form)
})

test.each([
  ['register', ['credentialsId', 'activationCode', 'secondActivationCode']],
  ['activate', ['activationCode', 'secondActivationCode']],
  ['code', ['activationCode']],
] as const)('%s shows its fields one per step', (form, fields) => {
  expect(wizardFields(form)).toEqual(fields)
})
