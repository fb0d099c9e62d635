import type { ChangeReason } from 'src/constants/passwordChange'

/**
 * Decides whether a new password ends the onboarding. A password that replaces a temporary one does, regardless of
 * why it is temporary (password-change/temporary, password-change/required).
 */
export const endsOnboarding = (reason: ChangeReason | null | undefined): boolean =>
  reason == null || reason === 'temporary'
