import { randomInt } from 'node:crypto'
import { type App, bodyOf, text } from 'sandbox/http/bodyOf'
import { REGISTERED_APPS } from 'sandbox/company/harbor'
import { ONBOARDING_STATUSES } from 'sandbox/company/types'
import { anySession, completeSession } from 'sandbox/http/cookies'
import { refuse } from 'sandbox/http/refusal'
import type { Account } from 'sandbox/state/accounts'
import type { World } from 'sandbox/state/world'
import { passStep } from './factors/steps'
import * as v from 'valibot'

const CHANGE = v.object({
  privateEmail: v.exactOptional(text),
  dataTags: v.exactOptional(v.array(v.unknown())),
})
interface UserSettings extends v.InferOutput<typeof CHANGE> {
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
function serveUserSettings(app: App, world: World): void {
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

  app.post(
    '/api/onboarding/v2/user-settings',
    {
      schema: {
        body: v.pipe(
          CHANGE,
          v.check(change => 'privateEmail' in change || 'dataTags' in change),
        ),
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

/** Onboarding: status, download link, bypass, installer (onboarding/v3). */
export function serveOnboarding(app: App, world: World): void {
  app.get('/api/onboarding/v2/status', request => {
    const { status, version } = completeSession(world, request).account.person.onboarding ?? {
      status: 'Completed',
      version: 2,
    }
    return version === undefined
      ? { onboardingStatus: status }
      : { onboardingStatus: status, onboardingVersion: version }
  })

  app.post(
    '/api/onboarding/v2/status',
    bodyOf({ onboardingStatus: v.picklist(ONBOARDING_STATUSES) }),
    request => {
      const { person } = completeSession(world, request).account
      person.onboarding = { version: 2, ...person.onboarding, status: request.body.onboardingStatus }
      return {}
    },
  )

  serveUserSettings(app, world)

  app.post('/api/onboarding/v2/send-download-link', bodyOf({ phoneNumber: text }), request => {
    const { person } = anySession(world, request).account
    const { phoneNumber } = request.body
    if (!/^\+?\d{6,15}$/.test(phoneNumber)) throw refuse(400, 'This is no phone number.')
    const link = `${REGISTERED_APPS[randomInt(2)]?.url ?? ''}?invited=${person.username}`
    world.phones.send(person.username, {
      text: `Get the Harbor app (sent to ${phoneNumber}): ${link}`,
      link,
    })
    return {}
  })

  app.post('/api/onboarding/v2/bypass-mobile-install', async (request, reply) => {
    const session = anySession(world, request)
    const step = session.due[0]
    const isLeftOut = step?.type === 'signinVerification' && !step.isMfaStepConfigured
    if (isLeftOut || world.defects.has('bypass-any')) passStep(world, session, reply)
    return {}
  })

  app.get('/api/device-compliance/v1/installer-parameters', request => {
    anySession(world, request)
    return {
      url: `${world.origin}/sandbox/downloads/HarborSetup-5.2.0.txt`,
      fileName: 'HarborSetup-5.2.0.txt',
      version: '5.2.0',
    }
  })
}
