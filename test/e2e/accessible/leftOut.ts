import { lacks, type Need } from 'test/support/engines/needs'

/** The states that are not checked here, and the tests that cover them. */
export const LEFT_OUT: [states: string[], holder: string][] = [
  [['trouble-no-script'], 'without a script nothing can be asked of the page'],
  [['change-intro-many'], 'five thousand devices repeat the cards of *change intro*'],
  [
    ['red', 'black', 'neon', 'pastel', 'page', 'orange', 'navy'].map(accent => `company-accent-${accent}`),
    'the page of *company accent yellow* in other colours: `test/styles/accent.test.ts` and `test/styles/lookSheet.test.ts` measure their contrasts in light and dark',
  ],
  [
    ['company-tall', 'company-tiny'],
    'the page of *company wide* with another logo: `test/e2e/look.test.ts` holds that no logo leaves its frame, at 1280 and at 320 px',
  ],
  [
    ['wrong', 'long-answer', 'activating', 'limited', 'timed-out'].map(state => `email-code-${state}`),
    'the same elements as *phone auth* in that state: `test/features/mfa/textCode/TextCodeScreen.test.ts` holds what is different',
  ],
  [
    ['login-inactive', 'login-phone-not-registered'],
    'the same elements as *login lifespan over* and *login server error* with other words: `arrival.test.ts` and `passwordStep.test.ts` of `test/features/signIn/LoginScreen` hold them',
  ],
  [['reset-done'], 'the same elements and words as *change done*'],
]

/** The states that not every browser comes to. */
const NEEDING: Record<string, Need> = {
  'login-offline': 'offline',
  'trouble-chunk-offline': 'offline',
  'auto-login-asking': 'localNetwork',
  'auto-login-left-out': 'localNetwork',
}

/** The features that a state needs and this run's browser lacks. */
export const lackedBy = (state: string): Need | undefined => {
  const need = NEEDING[state]
  return need && lacks(need) ? need : undefined
}
