import type { Page, PageTab } from 'test/model/browser/page'
import { JOURNEY_MODELS } from 'test/model/journeys/all'
import { passwordOf, type Person } from 'test/model/server/people'
import type { Scene } from 'test/model/world/scene'
import type { Step } from 'test/model/world/step'

/** Pages without an account, which offer no way to sign out. */
const ENTRY = ['/forget-password', '/help/support-form', '/session-status']

/** The possible actions of users now. */
export function* peopleSteps(world: Scene): Generator<Step> {
  for (const tab of world.browser.tabs) {
    if (tab.closed) continue
    if ('state' in tab.shown) {
      yield* onPage(world, tab.shown)
      for (const { onPage: acts } of JOURNEY_MODELS) yield* acts?.(tab.shown) ?? []
    } else if (tab.shown.outside === 'provider') yield* atProvider(world, tab, new URL(tab.shown.url))
  }
  yield* elsewhere(world)
  for (const journey of JOURNEY_MODELS) yield* journey.elsewhere?.(world) ?? []
}

function* onPage(world: Scene, page: Page): Generator<Step> {
  const { app, tab } = page
  const view = app.view()
  const act = (what: string, run: () => unknown, often = 6): Step => ({
    label: `${tab.name}: ${what}`,
    often,
    run,
  })
  switch (view.route) {
    case '/':
      if (['username', 'password', 'idpRedirect'].includes(view.login)) {
        for (const person of world.options.people) yield* onSignInPage(world, page, person)
      }
      return
    case '/reset-password': {
      const person = world.server.person(view.account)
      if (!person) return
      if (view.step === 'sendCode')
        yield act(`${person.name} asks for a code`, () => app.do('sendResetCode', '+491234567889' as never))
      if (view.step === 'enterCode')
        yield act(`${person.name} enters the code`, () => app.do('enterResetCode', person.code as never))
      if (view.step === 'createPassword')
        yield act(`${person.name} saves a new password`, () =>
          app.do('saveResetPassword', 'new password' as never),
        )
      return
    }
  }
  const person = world.server.person(view.account) ?? world.server.person(world.promises.user())
  if (view.route === '/phone-auth' && view.step === 'editing' && person)
    yield act(`${person.name} enters the code`, () => app.do('enterCode', person.code as never))
  if (view.route === '/reset-temp-password' && view.step === 'editing')
    yield act('an own password is saved', () => app.do('saveOwnPassword', 'own password' as never))
  if (view.route === '/change-password' && /intro|updateOld/.test(view.step ?? ''))
    yield act('the password is changed', () => app.do('changePassword'))
  if (view.route === '/security')
    yield act('other browsers are signed out', () => app.do('signOutElsewhere'), 4)
  if (!ENTRY.includes(view.route))
    yield { ...act('signs out', () => app.do('signOut', false as never)), often: 1, costs: 'sign-out' }
}

function* onSignInPage(world: Scene, page: Page, person: Person): Generator<Step> {
  const { app, tab } = page
  const name = person.name
  const begin = async () => {
    app.do('enterName', name as never)
    await world.rest()
  }
  const password = (text: string) => async () => {
    await begin()
    if (app.view().login === 'password') app.do('enterPassword', name as never, text as never)
    if (app.view().login === 'idpRedirect') app.do('continueToProvider', name as never)
  }
  const verb = person.way === 'provider' ? 'leaves for the provider' : 'sends the password'
  yield { label: `${tab.name}: ${name} ${verb}`, often: 6, costs: 'sign-in', run: password(passwordOf(name)) }
  if (person.way !== 'provider')
    yield { label: `${tab.name}: ${name} sends a wrong password`, costs: 'wrong', run: password('wrong') }
  if (app.view().passkey === 'idle')
    yield {
      label: `${tab.name}: ${name} uses a passkey`,
      costs: 'sign-in',
      run: () => {
        world.atPasskey.set(page, name)
        app.do('choosePasskey')
      },
    }
  yield {
    label: `${tab.name}: ${name} has forgotten the password`,
    costs: 'sign-in',
    run: async () => {
      app.do('forgetPassword', name as never)
      await world.rest()
      app.do('findAccount', name as never)
    },
  }
}

/** The provider's callback sets the session, and leads back to the app. */
function* atProvider(world: Scene, tab: PageTab, url: URL): Generator<Step> {
  const { browser, server, promises } = world
  // A page opened after the departure has abandoned it: a return after that has no mark.
  if (!('state' in tab.shown) && tab.shown.left) return
  const name = url.searchParams.get('for') ?? ''
  yield {
    label: `${tab.name}: ${name} comes back from the provider`,
    often: 3,
    run: async () => {
      const session = server.begin(browser.cookies.read('session'), name, 'full')
      browser.cookies.write(`session=${session}; Path=/; HttpOnly`)
      promises.disturbed(name)
      await browser.navigate(tab, 'https://foyer.example/signin/session-status')
    },
  }
}

/** On other devices. */
function* elsewhere({ server }: Scene): Generator<Step> {
  for (const session of server.sessions.values())
    if (session.stage === 'factor' && !session.approved && server.person(session.user)?.way === 'approval')
      yield { label: `${session.user} approves the sign-in`, often: 3, run: () => (session.approved = true) }
}
