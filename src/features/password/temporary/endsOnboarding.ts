import type { ChangeReason } from 'src/constants/passwordChange'

/** Whether a new password ends the onboarding: one in place of a temporary password does, for whatever reason the server names it temporary (password-change/temporary, password-change/required). */
export const endsOnboarding = (reason: ChangeReason | null | undefined): boolean =>
  reason == null || reason === 'temporary'
