// The paths that several modules call, imported as ENDPOINTS. Every other path is defined beside its call (calls/contract).
export const settings = '/api/online/v1/settings'
export const loginOptions = '/api/auth/v2/login/options'
export const sessionStatus = '/api/auth/v2/session-status'
export const activate = '/api/auth/v2/activate'
export const onboardingStatus = '/api/onboarding/v2/status'
export const userSettings = '/api/onboarding/v2/user-settings'
