import * as v from 'valibot'
import * as ENDPOINTS from 'src/constants/endpoints'
import { READ_LIMIT_MS } from 'src/constants/timings'
import { takeEarlySettings } from 'src/services/early'
import { bodyOf, request } from 'src/services/http'
import { currentProtocol } from 'src/services/navigation'
import { absent, lenient, listOf, record } from 'src/services/schemas'
import { serverAddress } from 'src/services/trustedAddress'

const image = lenient(
  v.pipe(
    v.string(),
    v.transform(value => serverAddress(value, currentProtocol())),
  ),
)

const theme = lenient(
  record({ loginPageHeaderUrl: image, loginPageBackgroundUrl: image, companyLogoUrl: image }),
)

type Absent = null | undefined

/** Company settings (spec §3); any of them may be missing. */
export interface CompanySettings {
  companyProviderName?: string | Absent
  theme?: v.InferOutput<typeof theme>
  requireNativeAppInstall?: boolean | Absent
  passwordIsActivationCode?: boolean | Absent
  /** Null says that it never expires. */
  passwordExpiresIn?: number | Absent
  autoLoginEnabled?: boolean | Absent
  isStrongholdV2FamilyCompany?: boolean | Absent
}

const decoration = { companyProviderName: lenient(v.string()), theme }

export const lenientSettingsSchema: v.GenericSchema<unknown, CompanySettings> = record({
  ...decoration,
  requireNativeAppInstall: lenient(v.boolean()),
  passwordIsActivationCode: lenient(v.boolean()),
  passwordExpiresIn: lenient(v.number()),
  autoLoginEnabled: lenient(v.boolean()),
  isStrongholdV2FamilyCompany: lenient(v.boolean()),
})

/** What only decorates may be wrong; what decides where a person goes may not, once somebody signs in. */
export const settingsSchema: v.GenericSchema<unknown, CompanySettings> = record({
  ...decoration,
  requireNativeAppInstall: absent(v.boolean()),
  passwordIsActivationCode: absent(v.boolean()),
  passwordExpiresIn: absent(v.number()),
  autoLoginEnabled: absent(v.boolean()),
  isStrongholdV2FamilyCompany: absent(v.boolean()),
})

/** The company's settings as a page load needs them: a wrong field counts as absent (spec §7, GET settings). */
export const fetchSettings = (): Promise<CompanySettings> =>
  request({
    method: 'get',
    address: ENDPOINTS.settings,
    early: takeEarlySettings(),
    limitMs: READ_LIMIT_MS,
    read: bodyOf(lenientSettingsSchema),
  })

/** The same for a sign-in: a wrong field fails the call (hardening §1, settings in sign-in). */
export const fetchSignInSettings = (): Promise<CompanySettings> =>
  request({
    method: 'get',
    address: ENDPOINTS.settings,
    limitMs: READ_LIMIT_MS,
    read: bodyOf(settingsSchema),
  })

export const featuresSchema = v.pipe(
  listOf(record({ key: v.string(), active: v.boolean() })),
  v.transform(items => {
    const byKey = new Map(items.map(({ key, active }) => [key, active]))
    return [...byKey.keys()].filter(key => byKey.get(key))
  }),
)

/** The keys of the features that are on; bad items are skipped (spec §7, GET feature-settings). */
export const fetchFeatures = (): Promise<string[]> =>
  request({
    method: 'get',
    address: ENDPOINTS.featureSettings,
    limitMs: READ_LIMIT_MS,
    read: bodyOf(featuresSchema),
  })
