import * as service from 'src/services/api/onboarding/onboardingService'
import { setOnboardingStatus } from 'src/services/api/onboarding/onboardingService'
import * as user from 'src/services/api/onboarding/onboardingUserService'
import { type JourneyCalls, signedOut } from '../journey'
import { by } from '../walks/walk'

export const onboarding: JourneyCalls = {
  calls: {
    fetchOnboardingStatus: [() => service.fetchOnboardingStatus()],
    fetchUserSettings: [() => service.fetchUserSettings()],
    updateUserSettings: [
      () => user.updateUserSettings({ privateEmail: 'grace@home.test' }),
      () => user.updateUserSettings({ dataTags: ['news'] }),
    ],
    fetchRandomPhotos: [() => user.fetchRandomPhotos(6)],
    setPhoto: [() => user.setPhoto('https://photos.harbor.test/lighthouse.jpg')],
    setOnboardingStatus: [(_, acting) => setOnboardingStatus('Completed', acting)],
    fetchInstallerParameters: [() => user.fetchInstaller()],
  },
  walks: [
    by('v1-required', 'fetchOnboardingStatus', 200, 'the version is 1'),
    by('simple', 'fetchOnboardingStatus', 200, 'all is done'),
    by('v1-required', 'setOnboardingStatus', 200, 'it is one', {
      body: { onboardingStatus: 'Completed' },
    }),
    by('v1-required', 'setOnboardingStatus', 400, 'it is none', {
      body: { onboardingStatus: 'Lost' },
      wrong: true,
    }),
    by('v1-required', 'fetchUserSettings', 200, 'somebody is new'),
    by('v1-required', 'updateUserSettings', 200, 'an address is given', {
      body: { privateEmail: 'ada@home.test' },
    }),
    by('v1-required', 'updateUserSettings', 200, 'tags are', { body: { dataTags: ['news'] } }),
    by('v1-required', 'updateUserSettings', 400, 'nothing is', { body: {}, wrong: true }),
    by('v1-required', 'fetchRandomPhotos', 200, 'six are asked for', { query: { $top: '6' } }),
    by('v1-required', 'setPhoto', 200, 'it is an image', {
      body: { photo: 'data:image/png;base64,iVBORw0KGgo=' },
    }),
    by('v1-devicesignin', 'fetchInstallerParameters', 200, 'somebody is new', {
      query: { mode: 'onboarding' },
    }),
  ],
  ruled: { fetchInstallerParameters: signedOut },
  unasked: [
    'fetchOnboardingStatus',
    'fetchUserSettings',
    'fetchRandomPhotos',
    'setOnboardingStatus',
    'updateUserSettings',
    'setPhoto',
    'fetchInstallerParameters',
  ],
}
