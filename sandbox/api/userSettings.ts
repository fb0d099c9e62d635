import { type App, bodyOf, text } from 'sandbox/http/bodyOf'
import { REGISTERED_APPS } from 'sandbox/company/harbor'
import { completeSession } from 'sandbox/http/cookies'
import type { Account } from 'sandbox/state/accounts'
import type { World } from 'sandbox/state/world'

interface UserSettings {
  privateEmail?: string
  dataTags?: unknown[]
  photo?: string
}

const PHOTOS = 24
const stored = new WeakMap<Account['person'], UserSettings>()

const settingsOf = (account: Account): UserSettings => {
  const settings = stored.get(account.person) ?? {}
  stored.set(account.person, settings)
  return settings
}

/** Onboarding user settings and photos (onboarding/photos). */
export function serveUserSettings(app: App, world: World): void {
  app.get('/api/onboarding/v2/user-settings', request => {
    const { account } = completeSession(world, request)
    return {
      ...settingsOf(account),
      companyLogoUrl: `${world.origin}/sandbox/files/logo.svg`,
      activationCode: `HARBOR-${world.phones.of(account.person.username).credentialId.slice(-6)}`,
      apps: REGISTERED_APPS,
      ...(account.phone === null ? {} : { phoneNumber: account.phone }),
    }
  })

  app.post<{ Body: UserSettings }>(
    '/api/onboarding/v2/user-settings',
    {
      schema: {
        body: {
          type: 'object',
          anyOf: [{ required: ['privateEmail'] }, { required: ['dataTags'] }],
          properties: { privateEmail: { type: 'string' }, dataTags: { type: 'array' } },
        },
      },
    },
    request => {
      const { privateEmail, dataTags } = request.body
      const settings = settingsOf(completeSession(world, request).account)
      if (privateEmail !== undefined) settings.privateEmail = privateEmail
      if (dataTags !== undefined) settings.dataTags = dataTags
      return {}
    },
  )

  app.get<{ Querystring: { $top?: string } }>('/api/onboarding/v2/user-settings/photos/random', request => {
    completeSession(world, request)
    const count = Math.min(PHOTOS, Math.max(0, Number(request.query.$top ?? 8) || 0))
    const first = Math.floor(Math.random() * PHOTOS)
    return Array.from({ length: count }, (_, index) => {
      const id = String((first + index) % PHOTOS)
      return { id, url: `${world.origin}/sandbox/photos/${id}.svg` }
    })
  })

  app.post('/api/onboarding/v2/user-settings/photo', bodyOf({ photo: text }), request => {
    settingsOf(completeSession(world, request).account).photo = request.body.photo
    return {}
  })
}
