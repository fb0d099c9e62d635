import type { OnboardingStatus, Person } from 'sandbox/company/types'

const group = 'New people'

const newcomer = (
  version: 1 | 2 | 3,
  status: OnboardingStatus,
  name: string,
  endsAt: string,
  more: Partial<Person> = {},
): Person => ({
  username: `v${version}-${status.toLowerCase()}`,
  name,
  group,
  shows: `Onboarding version ${version}, status ${status}`,
  endsAt,
  // Version 3 is a feature of the company, not a version of the status (onboarding/v3-is-a-feature).
  onboarding: { status, version: version === 3 ? 2 : version },
  ...(version === 3 ? { features: { onboardingV3Enabled: true } } : {}),
  ...more,
})

export const newcomers: Person[] = [
  newcomer(1, 'Required', 'Keiko Mori', '/welcome'),
  newcomer(1, 'InProgress', 'Kenji Mori', '/welcome'),
  newcomer(1, 'None', 'Kana Mori', '/welcome'),
  newcomer(1, 'DeviceSignIn', 'Kota Mori', '/signin/installer-error'),
  newcomer(1, 'Completed', 'Kaori Mori', '/online/'),
  newcomer(2, 'Required', 'Lena Novak', '/online/?onboarding=true'),
  newcomer(2, 'InProgress', 'Luka Novak', '/online/?onboarding=true'),
  newcomer(2, 'None', 'Lara Novak', '/online/?onboarding=true'),
  newcomer(2, 'DeviceSignIn', 'Leo Novak', '/signin/installer-error'),
  newcomer(2, 'Completed', 'Lina Novak', '/online/'),
  newcomer(3, 'SignUp', 'Maya Singh', '/signup/v2/progress?step=confirmName'),
  newcomer(3, 'SmsVerified', 'Mohan Singh', '/signup/v2/progress?step=confirmName'),
  newcomer(3, 'InProgress', 'Meera Singh', '/signup/v2/mobile-set-up'),
  newcomer(3, 'DeviceSignIn', 'Milan Singh', '/device-check/'),
  newcomer(3, 'Required', 'Mina Singh', '/online/'),
  newcomer(3, 'None', 'Manu Singh', '/online/'),
  newcomer(3, 'Completed', 'Mira Singh', '/online/'),
  newcomer(3, 'DeviceSignIn', 'Mukul Singh', '/device-check/v2', {
    username: 'v3-devicesignin-v2',
    shows: 'Onboarding version 3, status DeviceSignIn, device check version 2',
    settings: { isStrongholdV2FamilyCompany: true },
  }),
  newcomer(3, 'Completed', 'Manoj Singh', '/device-check/', {
    username: 'v3-install',
    shows: 'Onboarding version 3, completed: the native app is required next',
    settings: { requireNativeAppInstall: true },
  }),
]
