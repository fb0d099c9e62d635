import * as v from 'valibot'
import * as ENDPOINTS from 'src/services/addresses/endpoints'
import { appSchema } from 'src/services/api/mobileSetupService'
import { bodyOf, request, done } from 'src/services/http/http'
import { nullish, lenient, listOf, jsonObject, present } from 'src/services/schemas'
import { serverAddress } from 'src/services/addresses/trustedAddress'
import type { ActingUser } from 'src/services/http/call'

export const onboardingStatusSchema = jsonObject({
  onboardingStatus: v.string(),
  onboardingVersion: nullish(v.number()),
})

interface Onboarding {
  /** One of the known statuses; an unknown one counts as any other (onboarding/statuses, calls/unknown-values). */
  status: string
  version: number
}

/** Requests the progress of the person's onboarding; a missing version is 2 (onboarding/statuses). */
export const fetchOnboardingStatus = (): Promise<Onboarding> =>
  request('get', ENDPOINTS.onboardingStatus, {
    read: answer => {
      const { onboardingStatus, onboardingVersion } = bodyOf(onboardingStatusSchema)(answer)
      return { status: onboardingStatus, version: onboardingVersion ?? 2 }
    },
  })

export const userSettingsSchema = jsonObject({
  privateEmail: nullish(v.string()),
  dataTags: lenient(v.array(v.string())),
  photo: lenient(v.string()),
  companyLogoUrl: nullish(v.string()),
  activationCode: nullish(v.string()),
  apps: lenient(listOf(appSchema)),
  phoneNumber: nullish(v.string()),
})

/** The person's onboarding settings with validated addresses; any of them may be missing (onboarding/v2). */
interface UserSettings extends Omit<v.InferOutput<typeof userSettingsSchema>, 'companyLogoUrl'> {
  companyLogoUrl?: string
}

/** Requests the person's onboarding settings (onboarding/v2). */
export const fetchUserSettings = (): Promise<UserSettings> =>
  request('get', ENDPOINTS.userSettings, {
    read: answer => {
      const { companyLogoUrl, photo, apps, ...rest } = bodyOf(userSettingsSchema)(answer)
      return {
        ...rest,
        photo: serverAddress(photo),
        apps: apps?.filter(app => serverAddress(app.url)),
        ...present({ companyLogoUrl: serverAddress(companyLogoUrl) }),
      }
    },
  })

/** The possible progress of a person's onboarding (onboarding/statuses). */
type OnboardingStatus =
  'SignUp' | 'SmsVerified' | 'InProgress' | 'DeviceSignIn' | 'Required' | 'None' | 'Completed'

/** Reports the progress of the person's onboarding to the server (onboarding/status-set). */
export const setOnboardingStatus = (
  onboardingStatus: OnboardingStatus,
  acting: ActingUser = {},
): Promise<void> =>
  request('post', ENDPOINTS.onboardingStatus, { body: { onboardingStatus }, acting, read: done })
