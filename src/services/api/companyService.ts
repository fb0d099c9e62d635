import * as v from 'valibot'
import * as ENDPOINTS from 'src/services/addresses/endpoints'
import { type Flag, FLAGS, type Setting, SETTINGS } from 'src/constants/journeys'
import type { Answer } from 'src/services/http/call'
import { bodyOf, request } from 'src/services/http/http'
import { convertedText, lenient, jsonObject, listOf, nullish } from 'src/services/schemas'
import { serverAddress } from 'src/services/addresses/trustedAddress'

const image = convertedText(address => serverAddress(address))

const theme = lenient(
  jsonObject({ loginPageHeaderUrl: image, loginPageBackgroundUrl: image, companyLogoUrl: image }),
)

export const decoration = { companyProviderName: lenient(v.string()), theme }

/** No sign-in may depend on an extension, so a wrong value counts as absent everywhere. */
const flag = lenient(v.boolean())
const unchecked = lenient(v.unknown())
export const extensions = {
  ...(Object.fromEntries(FLAGS.map(name => [name, flag])) as Record<Flag, typeof flag>),
  ...(Object.fromEntries(SETTINGS.map(name => [name, unchecked])) as Record<Setting, typeof unchecked>),
  /** Read by the forms for a new password (password-change/company-rules). */
  passwordRules: unchecked,
  /** When the settings arrived, by the `Date` header and by the clock of the device; present if a journey has an object in them. */
  received: lenient(jsonObject({ server: lenient(v.string()), deviceMs: v.number() })),
}

/** The schema of the settings, with the reader of the fields that determine the next page. */
const settingsWith = (field: typeof nullish) =>
  jsonObject({
    ...decoration,
    requireNativeAppInstall: field(v.boolean()),
    passwordIsActivationCode: field(v.boolean()),
    /** Null if the password never expires. */
    passwordExpiresIn: field(v.number()),
    autoLoginEnabled: field(v.boolean()),
    isStrongholdV2FamilyCompany: field(v.boolean()),
    ...extensions,
  })

export const lenientSettingsSchema = settingsWith(lenient)

/** The company settings; any of them may be missing (calls/single-fields). */
export type CompanySettings = v.InferOutput<typeof lenientSettingsSchema>

/** A wrong decorative field counts as absent. During a sign-in, a wrong field that determines the next page fails the call. */
const settingsSchema = settingsWith(nullish)

/** Returns a reader for settings of this shape, which adds the time of the response if a journey may compare it (notice/until). */
export const settingsOf =
  (schema: typeof lenientSettingsSchema) =>
  ({ body, date }: Pick<Answer, 'body' | 'date'>): CompanySettings => {
    const settings = bodyOf(schema)({ body })
    return SETTINGS.some(name => settings[name])
      ? { ...settings, received: { server: date, deviceMs: Date.now() } }
      : settings
  }

/** Requests the company's settings for a page load, for which a wrong field counts as absent (calls/settings-at-load). */
export const fetchSettings = (): Promise<CompanySettings> =>
  request('get', ENDPOINTS.settings, { early: true, read: settingsOf(lenientSettingsSchema) })

/** Like the function above, for a sign-in: an invalid field fails the call (calls/single-fields). */
export const fetchSignInSettings = (): Promise<CompanySettings> =>
  request('get', ENDPOINTS.settings, { read: settingsOf(settingsSchema) })

export const featuresSchema = v.pipe(
  listOf(jsonObject({ key: v.string(), active: v.boolean() })),
  v.transform(items => {
    const byKey = new Map(items.map(({ key, active }) => [key, active]))
    return [...byKey.keys()].filter(key => byKey.get(key))
  }),
)

/** Requests the keys of the features that are on; omits invalid items (calls/features). */
export const fetchFeatures = (): Promise<string[]> =>
  request('get', '/api/online/v1/feature-settings', { read: bodyOf(featuresSchema) })
