import { passwordOf } from 'test/model/server/people'
import type { World } from 'test/model/world/world'

/** Steps in which a page waits for an answer. */
const WAITING = /^(?:lookingUp|signingIn|leaving|saving|sending|checking|resending|fetching|answering)$/
const ROUNDS = 6
const ROUND_MS = 31_000

/** Loses every call, delivers every event and lets all time limits pass: then no page may wait for anything, and anyone can sign in. */
export async function drain(world: World): Promise<void> {
  const { browser, network, promises } = world
  const forward = async (): Promise<void> => {
    for (const page of browser.pages) while (page.news.length > 0) page.deliverNews()
    await world.rest()
    network.loseAll()
    await browser.clock.advance(ROUND_MS)
    await world.rest()
  }
  for (let round = 0; round < ROUNDS; round += 1) await forward()
  for (const page of browser.pages) {
    const { route, login, step = '' } = page.app.view()
    const waiting = route === '/' ? login : step
    // A page polls for as long as it is shown.
    if (WAITING.test(waiting)) promises.waits(page, waiting)
  }
  browser.cookies.write('authenticationMode=; Max-Age=0')
  const tab = await world.open('/signin/')
  const page = world.page(tab)
  const [person] = world.options.people.filter(({ way }) => way !== 'provider')
  if (!person) return
  page.app.do('enterName', person.name as never)
  await world.rest()
  page.app.do('enterPassword', person.name as never, passwordOf(person.name) as never)
  await world.rest()
  const hasLeft = (): boolean => network.exchanges.some(({ call }) => call.page === page)
  for (let round = 0; round < ROUNDS && !hasLeft(); round += 1) {
    for (const other of browser.pages) if (other !== page) other.news.length = 0
    await browser.clock.advance(ROUND_MS)
    await world.rest()
  }
  if (!hasLeft()) promises.waits(page, 'its password does not leave')
}
