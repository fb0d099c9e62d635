import * as v from 'valibot'
import { FEATURES } from 'src/constants/features'
import { CHANGE_REASONS } from 'src/constants/passwordChange'
import { personFacts } from 'src/features/signIn/personFacts'
import { simpleLoginDestination } from 'src/features/signIn/signInCheck'
import { signInSchema } from 'src/services/api/authService'
import { featuresSchema } from 'src/services/api/companyService'

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** Reasons for which the page requires a new password without the feature (the extension passwordChange). */
const changeSchema = v.object({ passwordChange: v.picklist(CHANGE_REASONS) })

/**
 * Returns a sentence if the page would let a person in with the temporary password, because the feature that replaces it is off; undefined
 * if it asks for a new one. The arguments are the bodies of the responses; an absent one counts as a failed call.
 */
export function unchangedPassword(
  signedIn: string | undefined,
  features: string | undefined,
): string | undefined {
  const body = parsed(signedIn)
  const person = v.safeParse(signInSchema, body)
  if (!person.success || v.is(changeSchema, body)) return undefined
  const listed = v.safeParse(featuresSchema, parsed(features))
  const isOn = listed.success && listed.output.includes(FEATURES.changePasswordInAuthApp)
  const { passwordIsActivationCode } = personFacts(person.output, {})
  const destination = simpleLoginDestination({
    passwordIsActivationCode,
    changePasswordHere: isOn,
    autoLoginEnabled: false,
  })
  return passwordIsActivationCode && destination !== 'temporaryPassword'
    ? `The page would open the web app with the temporary password (the feature \`${FEATURES.changePasswordInAuthApp}\` is not on)`
    : undefined
}
