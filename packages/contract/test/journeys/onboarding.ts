import * as service from 'src/services/api/onboarding/onboardingService'
import { setOnboardingStatus } from 'src/services/api/onboarding/onboardingService'
import * as user from 'src/services/api/onboarding/onboardingUserService'
import { type JourneyCalls, signedOut } from '../journey'
import { as, withoutSession } from '../walks/walk'

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
    ['fetchOnboardingStatus', 200, 'the version is 1', as('v1-required', 'fetchOnboardingStatus')],
    ['fetchOnboardingStatus', 200, 'all is done', as('simple', 'fetchOnboardingStatus')],
    withoutSession('fetchOnboardingStatus'),
    ['setOnboardingStatus', 200, 'it is one', as('v1-required', 'setOnboardingStatus', STATUS)],
    [
      'setOnboardingStatus',
      400,
      'it is none',
      as('v1-required', 'setOnboardingStatus', { body: { onboardingStatus: 'Lost' }, wrong: true }),
    ],
    withoutSession('setOnboardingStatus', STATUS),
    ['fetchUserSettings', 200, 'somebody is new', as('v1-required', 'fetchUserSettings')],
    withoutSession('fetchUserSettings'),
    ['updateUserSettings', 200, 'an address is given', as('v1-required', 'updateUserSettings', EMAIL)],
    ['updateUserSettings', 200, 'tags are', as('v1-required', 'updateUserSettings', TAGS)],
    [
      'updateUserSettings',
      400,
      'nothing is',
      as('v1-required', 'updateUserSettings', { body: {}, wrong: true }),
    ],
    withoutSession('updateUserSettings', EMAIL),
    ['fetchRandomPhotos', 200, 'six are asked for', as('v1-required', 'fetchRandomPhotos', PHOTOS)],
    withoutSession('fetchRandomPhotos', PHOTOS),
    ['setPhoto', 200, 'it is an image', as('v1-required', 'setPhoto', PHOTO)],
    withoutSession('setPhoto', PHOTO),
    [
      'fetchInstallerParameters',
      200,
      'somebody is new',
      as('v1-devicesignin', 'fetchInstallerParameters', INSTALLER),
    ],
    withoutSession('fetchInstallerParameters', INSTALLER),
  ],
  acting: [['setOnboardingStatus', 'v2-required', { onboardingStatus: 'Completed' }]],
  rows: [
    { id: 'fetchOnboardingStatus', method: 'get', path: '/api/onboarding/v2/status' },
    {
      id: 'setOnboardingStatus',
      method: 'post',
      path: '/api/onboarding/v2/status',
      fields: ['onboardingStatus'],
      added: ['userName'],
      statuses: ['200', '409'],
    },
    { id: 'fetchUserSettings', method: 'get', path: '/api/onboarding/v2/user-settings' },
    {
      id: 'updateUserSettings',
      method: 'post',
      path: '/api/onboarding/v2/user-settings',
      fields: ['privateEmail', 'dataTags'],
    },
    {
      id: 'fetchRandomPhotos',
      method: 'get',
      path: '/api/onboarding/v2/user-settings/photos/random',
      query: ['$top'],
    },
    { id: 'setPhoto', method: 'post', path: '/api/onboarding/v2/user-settings/photo', fields: ['photo'] },
    {
      id: 'fetchInstallerParameters',
      method: 'get',
      path: '/api/device-compliance/v1/installer-parameters',
      query: ['mode'],
    },
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
