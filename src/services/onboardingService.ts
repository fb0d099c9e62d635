import * as v from 'valibot'
import { ENDPOINTS } from 'src/constants/endpoints'
import { READ_LIMIT_MS } from 'src/constants/timings'
import { bodyOf, request } from 'src/services/http'
import { currentProtocol } from 'src/services/navigation'
import { absent, record } from 'src/services/schemas'
import { serverAddress } from 'src/services/trustedAddress'

export const onboardingStatusSchema = record({
  onboardingStatus: v.string(),
  onboardingVersion: absent(v.number()),
})

export interface Onboarding {
  /** One of spec §3's statuses; any other takes the 'otherwise' branch (hardening §1). */
  status: string
  version: number
}

/** How far the person's onboarding has come; a missing version is 2 (rulings §3). */
export const fetchOnboardingStatus = (): Promise<Onboarding> =>
  request({
    method: 'get',
    address: ENDPOINTS.onboardingStatus,
    limitMs: READ_LIMIT_MS,
    read: answer => {
      const { onboardingStatus, onboardingVersion } = bodyOf(onboardingStatusSchema)(answer)
      return { status: onboardingStatus, version: onboardingVersion ?? 2 }
    },
  })

export const userSettingsSchema = record({
  privateEmail: absent(v.string()),
  dataTags: absent(v.unknown()),
  photo: absent(v.unknown()),
  companyLogoUrl: absent(v.string()),
  activationCode: absent(v.string()),
  apps: absent(v.unknown()),
  phoneNumber: absent(v.string()),
})

export interface UserSettings {
  /** Checked; absent when the server named none that can be trusted. */
  companyLogoUrl?: string
}

/** The person's onboarding settings (spec §7, GET user-settings). */
export const fetchUserSettings = (): Promise<UserSettings> =>
  request({
    method: 'get',
    address: ENDPOINTS.userSettings,
    limitMs: READ_LIMIT_MS,
    read: answer => {
      const { companyLogoUrl } = bodyOf(userSettingsSchema)(answer)
      const address = serverAddress(companyLogoUrl, currentProtocol())
      return { ...(address && { companyLogoUrl: address }) }
    },
  })
