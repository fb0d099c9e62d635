import * as service from 'src/services/api/onboarding/onboardingService'
import { setOnboardingStatus } from 'src/services/api/onboarding/onboardingService'
import * as user from 'src/services/api/onboarding/onboardingUserService'
import { type JourneyCalls, signedOut } from '../journey'
import { by, withoutSession } from '../walks/walk'

const STATUS = { body: { onboardingStatus: 'Completed' } }
const PHOTOS = { query: { $top: '6' } }
const PHOTO = { body: { photo: 'data:image/png;base64,iVBORw0KGgo=' } }
const EMAIL = { body: { privateEmail: 'ada@home.test' } }
const TAGS = { body: { dataTags: ['news'] } }
const INSTALLER = { query: { mode: 'onboarding' } }

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
    withoutSession('fetchOnboardingStatus'),
    by('v1-required', 'setOnboardingStatus', 200, 'it is one', STATUS),
    by('v1-required', 'setOnboardingStatus', 400, 'it is none', {
      body: { onboardingStatus: 'Lost' },
      wrong: true,
    }),
    withoutSession('setOnboardingStatus', STATUS),
    by('v1-required', 'fetchUserSettings', 200, 'somebody is new'),
    withoutSession('fetchUserSettings'),
    by('v1-required', 'updateUserSettings', 200, 'an address is given', EMAIL),
    by('v1-required', 'updateUserSettings', 200, 'tags are', TAGS),
    by('v1-required', 'updateUserSettings', 400, 'nothing is', { body: {}, wrong: true }),
    withoutSession('updateUserSettings', EMAIL),
    by('v1-required', 'fetchRandomPhotos', 200, 'six are asked for', PHOTOS),
    withoutSession('fetchRandomPhotos', PHOTOS),
    by('v1-required', 'setPhoto', 200, 'it is an image', PHOTO),
    withoutSession('setPhoto', PHOTO),
    by('v1-devicesignin', 'fetchInstallerParameters', 200, 'somebody is new', INSTALLER),
    withoutSession('fetchInstallerParameters', INSTALLER),
  ],
  acting: [['setOnboardingStatus', 'v2-required', { onboardingStatus: 'Completed' }]],
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
