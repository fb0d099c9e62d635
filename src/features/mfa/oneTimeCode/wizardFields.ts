import type { OneTimeForm } from 'src/features/mfa/codeSlice'

export type WizardField = 'credentialsId' | 'activationCode' | 'secondActivationCode'

/** The fields of a one-time-code form, one a step (spec §4, One-time-code wizards). */
export function wizardFields(form: OneTimeForm): readonly [WizardField, ...WizardField[]] {
  switch (form) {
    case 'register':
      return ['credentialsId', 'activationCode', 'secondActivationCode']
    case 'activate':
      return ['activationCode', 'secondActivationCode']
    case 'code':
      return ['activationCode']
  }
}
