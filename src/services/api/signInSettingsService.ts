import * as v from 'valibot'
import * as ENDPOINTS from 'src/services/addresses/endpoints'
import { type CompanySettings, decoration, extensions, settingsOf } from 'src/services/api/companyService'
import { bodyOf, request } from 'src/services/http/http'
import { jsonObject, listOf, nullish } from 'src/services/schemas'

/** A wrong decorative field counts as absent. During a sign-in, a wrong field that determines the next page fails the call. */
export const settingsSchema: v.GenericSchema<unknown, CompanySettings> = jsonObject({
  ...decoration,
  requireNativeAppInstall: nullish(v.boolean()),
  passwordIsActivationCode: nullish(v.boolean()),
  passwordExpiresIn: nullish(v.number()),
  autoLoginEnabled: nullish(v.boolean()),
  isStrongholdV2FamilyCompany: nullish(v.boolean()),
  ...extensions,
})

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
