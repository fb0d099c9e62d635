import * as v from 'valibot'
import * as ENDPOINTS from 'src/services/addresses/endpoints'
import { done, bodyOf, request } from 'src/services/http/http'
import { nullish, jsonObject, present } from 'src/services/schemas'
import { serverAddress } from 'src/services/addresses/trustedAddress'

type UserSettingsChange = { privateEmail: string } | { dataTags: string[] }

/** Changes one of the person's onboarding settings (onboarding/photos). */
export const updateUserSettings = (change: UserSettingsChange): Promise<void> =>
  request('post', ENDPOINTS.userSettings, { body: change, read: done })

export const photosSchema = v.array(jsonObject({ id: v.string(), url: v.string() }))

interface OfferedPhoto {
  id: string
  address: string
}

/** Requests at most `count` photos to choose from; omits one whose address is not trusted (onboarding/photos). */
export const fetchRandomPhotos = (count: number): Promise<OfferedPhoto[]> =>
  request('get', '/api/onboarding/v2/user-settings/photos/random', {
    query: { $top: count },
    read: answer =>
      bodyOf(photosSchema)(answer).flatMap(({ id, url }) => {
        const address = serverAddress(url)
        return address ? [{ id, address }] : []
      }),
  })

/** Sets the person's photo: the address of an offered one, or an image as a data URL (onboarding/photos). */
export const setPhoto = (photo: string): Promise<void> =>
  request('post', '/api/onboarding/v2/user-settings/photo', { body: { photo }, read: done })

export const installerSchema = jsonObject({
  url: nullish(v.string()),
  fileName: nullish(v.string()),
  version: nullish(v.string()),
})

export interface Installer {
  /** Absent if the server named no trusted address. */
  address?: string
  fileName?: string
  version?: string
}

/** Requests the download of the onboarding application; any part of it may be missing (onboarding/installer). */
export const fetchInstaller = () =>
  request<Installer | 'signedOut'>('get', '/api/device-compliance/v1/installer-parameters', {
    query: { mode: 'onboarding' },
    read: answer => {
      const { url, fileName, version } = bodyOf(installerSchema)(answer)
      return present({ address: serverAddress(url), fileName, version })
    },
    refusals: { 401: () => 'signedOut' },
  })
