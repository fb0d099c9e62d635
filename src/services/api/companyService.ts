import * as v from 'valibot'
import * as ENDPOINTS from 'src/services/addresses/endpoints'
import { type Flag, FLAGS } from 'src/constants/journeys'
import { READ_LIMIT_MS } from 'src/constants/timings'
import { bodyOf, request } from 'src/services/http/http'
import { currentProtocol } from 'src/services/browser/navigation'
import { lenient, jsonObject } from 'src/services/schemas'
import { serverAddress } from 'src/services/addresses/trustedAddress'

const image = lenient(
  v.pipe(
    v.string(),
    v.transform(value => serverAddress(value, currentProtocol())),
  ),
)

const theme = lenient(
  jsonObject({ loginPageHeaderUrl: image, loginPageBackgroundUrl: image, companyLogoUrl: image }),
)

type Absent = null | undefined

/** Company settings (calls/single-fields); any of them may be missing. */
export interface CompanySettings extends Partial<Record<Flag, boolean | Absent>> {
  companyProviderName?: string | Absent
  theme?: v.InferOutput<typeof theme>
  requireNativeAppInstall?: boolean | Absent
  passwordIsActivationCode?: boolean | Absent
  /** Null says that it never expires. */
  passwordExpiresIn?: number | Absent
  autoLoginEnabled?: boolean | Absent
  isStrongholdV2FamilyCompany?: boolean | Absent
  /** Read where a new password is asked for (password-change/company-rules). */
  passwordRules?: unknown
}

export const decoration = { companyProviderName: lenient(v.string()), theme }

/** No sign-in depends on an extension: a wrong value counts as absent everywhere. */
const flag = lenient(v.boolean())
export const extensions = {
  ...(Object.fromEntries(FLAGS.map(name => [name, flag])) as Record<Flag, typeof flag>),
  passwordRules: lenient(v.unknown()),
}

export const lenientSettingsSchema: v.GenericSchema<unknown, CompanySettings> = jsonObject({
  ...decoration,
  requireNativeAppInstall: lenient(v.boolean()),
  passwordIsActivationCode: lenient(v.boolean()),
  passwordExpiresIn: lenient(v.number()),
  autoLoginEnabled: lenient(v.boolean()),
  isStrongholdV2FamilyCompany: lenient(v.boolean()),
  ...extensions,
})

/** The company's settings as a page load needs them: a wrong field counts as absent (calls/settings-at-load). */
export const fetchSettings = (): Promise<CompanySettings> =>
  request({
    method: 'get',
    address: ENDPOINTS.settings,
    early: true,
    limitMs: READ_LIMIT_MS,
    read: bodyOf(lenientSettingsSchema),
  })
