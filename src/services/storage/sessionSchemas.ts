import * as v from 'valibot'
import { DONE_STEPS } from 'src/constants/factorKinds'
import { CHANGE_REASONS } from 'src/constants/passwordChange'
import { TEXT_FACTORS } from 'src/constants/sentCodes'
import { MFA_TIMEOUT_MAX_S } from 'src/constants/limits'
import { SESSION_KEYS, type SessionKey } from 'src/constants/storageKeys'
import { type Caller, isCaller } from 'src/services/addresses/caller'
import { lenientSettingsSchema } from 'src/services/api/companyService'
import { helpInfoSchema } from 'src/services/helpInfo'
import { flags, lenient, jsonObject, between } from 'src/services/schemas'
import { storedEntries } from 'src/services/stepExtras'
import { cleanUsername } from 'src/services/cleanUsername'

const username = v.pipe(v.string(), v.transform(cleanUsername))
/** The fields of the answer to the password; the company settings fill in a missing one. */
const answerFacts = jsonObject({
  passwordIsActivationCode: lenient(v.boolean()),
  passwordExpiresIn: lenient(v.number()),
  autoLoginEnabled: lenient(v.boolean()),
  passkeyOffer: lenient(v.boolean()),
  passwordChange: lenient(v.picklist(CHANGE_REASONS)),
  type: lenient(v.string()),
})

/** The values that each key of session storage may hold (storage/session-keys). Any other value counts as absent (storage/bad-values). */
export const SESSION_SCHEMAS = {
  [SESSION_KEYS.username]: username,
  [SESSION_KEYS.authUsername]: username,
  [SESSION_KEYS.onboardingUsername]: username,
  [SESSION_KEYS.settings]: lenientSettingsSchema,
  [SESSION_KEYS.features]: flags,
  [SESSION_KEYS.helpInfo]: helpInfoSchema,
  [SESSION_KEYS.userSettings]: v.unknown(),
  [SESSION_KEYS.onboardingV3Enabled]: v.boolean(),
  [SESSION_KEYS.onboardingStatus]: v.string(),
  [SESSION_KEYS.mfaType]: v.picklist(TEXT_FACTORS),
  [SESSION_KEYS.mfaTimeout]: between(1, MFA_TIMEOUT_MAX_S),
  [SESSION_KEYS.guestAccess]: v.boolean(),
  [SESSION_KEYS.resetPasswordPhoneInfo]: v.pipe(
    v.array(
      v.pipe(
        jsonObject({
          reference: v.optional(v.string()),
          email: v.optional(v.string()),
          isGuest: v.fallback(v.boolean(), false),
        }),
        v.check(({ reference, email }) => !!(reference || email)),
      ),
    ),
    v.minLength(1),
  ),
  [SESSION_KEYS.sessionLifespanLimit]: v.unknown(),
  [SESSION_KEYS.sessionTimeoutLimit]: between(0, Number.MAX_VALUE),
  [SESSION_KEYS.deviceComplianceResults]: v.array(v.string()),
  [SESSION_KEYS.back]: v.string(),
  [SESSION_KEYS.mode]: v.custom<Caller>(isCaller),
  [SESSION_KEYS.bounces]: v.array(v.number()),
  [SESSION_KEYS.mfaDeadline]: between(-Number.MAX_VALUE, Number.MAX_VALUE),
  [SESSION_KEYS.signIn]: jsonObject({
    alias: lenient(username),
    /** The facts of the answer to the password. The stored key must not change, because a tab may hold it from an earlier release. */
    said: lenient(answerFacts),
    /** The onboarding waits for this device to be set up. */
    deviceDue: lenient(v.boolean()),
    installed: lenient(v.boolean()),
    done: lenient(v.array(v.picklist(DONE_STEPS))),
    mark: lenient(
      jsonObject({
        id: v.string(),
        who: v.string(),
        ended: lenient(v.literal(true)),
        username: lenient(username),
      }),
    ),
    provider: lenient(v.picklist(['away', 'back'])),
    serverName: lenient(username),
    signOutFailed: lenient(v.boolean()),
  }),
  [SESSION_KEYS.stepExtras]: jsonObject({
    ...storedEntries,
    /** Milliseconds since the epoch. */
    newCodeAt: lenient(v.number()),
  }),
} satisfies Record<SessionKey, v.GenericSchema>

export type SessionValue<K extends SessionKey> = v.InferOutput<(typeof SESSION_SCHEMAS)[K]>
