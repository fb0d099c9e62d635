import * as ENDPOINTS from 'src/services/addresses/endpoints'
import type { ActingUser } from 'src/services/http/actingUser'
import { done } from 'src/services/http/answer/done'
import { request } from 'src/services/http/http'

/** The possible progress of a person's onboarding (onboarding/statuses). */
export type OnboardingStatus =
  'SignUp' | 'SmsVerified' | 'InProgress' | 'DeviceSignIn' | 'Required' | 'None' | 'Completed'

/** Reports the progress of the person's onboarding to the server (onboarding/status-set). */
export const setOnboardingStatus = (
  onboardingStatus: OnboardingStatus,
  acting: ActingUser = {},
): Promise<void> =>
  request('post', ENDPOINTS.onboardingStatus, { body: { onboardingStatus }, acting, read: done })
