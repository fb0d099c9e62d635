import type { AuthenticationMode } from 'src/constants/cookies'
import { ROUTES } from 'src/constants/routes'
import type { Factor } from 'src/features/mfa/factor'
import { presentFields } from 'src/services/stepExtras'

export type WizardField = 'credentialsId' | 'activationCode' | 'secondActivationCode'
export type OneTimeForm = 'register' | 'activate' | 'code'

interface Form {
  /** The value of the cookie that identifies the form to its page. */
  cookie: AuthenticationMode
  fields: readonly [WizardField, ...WizardField[]]
}

/** The one-time-code forms, by the action of the step that requires them (factors/one-time-step, factors/wizard-form). */
const FORMS: Record<OneTimeForm, Form> = {
  register: {
    cookie: 'symantecVIPregister',
    fields: ['credentialsId', 'activationCode', 'secondActivationCode'],
  },
  activate: { cookie: 'symantecVIPactivate', fields: ['activationCode', 'secondActivationCode'] },
  code: { cookie: 'symantecVIP', fields: ['activationCode'] },
}

const NAMES = Object.keys(FORMS) as OneTimeForm[]

export const oneTimeCode: Factor = {
  types: ['symantecVip'],
  destination: ({ action }) => {
    const form = NAMES.find(name => name === action)
    return form
      ? { kind: 'screen', route: ROUTES.symantec, cookie: FORMS[form].cookie }
      : { kind: 'failure', field: 'action' }
  },
  extras: step => presentFields(step, ['digits', 'message', 'trustDays', 'recovery']),
}

/** Returns the form that the authenticationMode cookie names; undefined if it names none. */
export const oneTimeForm = (mode: AuthenticationMode | undefined): OneTimeForm | undefined =>
  NAMES.find(name => FORMS[name].cookie === mode)

export const wizardFields = (form: OneTimeForm): Form['fields'] => FORMS[form].fields
