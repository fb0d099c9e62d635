import { type App, bodyOf, filled, text } from 'sandbox/http/bodyOf'
import { sessionOf } from 'sandbox/http/cookies'
import type { World } from 'sandbox/state/world'
import * as v from 'valibot'

const FORM = bodyOf({
  displayName: filled,
  email: v.pipe(text, v.regex(/^[^\s@]+@[^\s@]+$/)),
  phone: v.pipe(text, v.minLength(6)),
  description: v.pipe(filled, v.maxLength(512)),
  company: v.exactOptional(text),
  recording: v.exactOptional(v.pipe(filled, v.maxLength(200_000))),
})

/** Help info and support tickets, open to people who cannot sign in (support/by-mail). */
export function serveSupport(app: App, world: World): void {
  app.get(
    '/api/online/v1/support/get-info',
    request => sessionOf(world, request)?.account.person.helpInfo ?? world.company.helpInfo,
  )

  app.post('/api/online/v1/support/form', FORM, request => {
    const { displayName, email, phone, description, company, recording } = request.body
    const form = {
      displayName,
      email,
      phone,
      description,
      ...(company && { company }),
      ...(recording && { recording }),
    }
    const person = sessionOf(world, request)?.account.person.username ?? null
    const number = 1001 + world.tickets.length
    world.tickets.unshift({ number, at: Date.now(), person, company: '', ...form })
    world.events.emit('tickets')
    return { number }
  })
}
