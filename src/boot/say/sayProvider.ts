import { signOf } from 'src/boot/say/signOf'
import { hintOf } from 'src/features/signIn/form/hintOf'
import type { AtProvider } from 'src/features/signIn/loginSlice'
import { selectLogin } from 'src/features/signIn/selectors'
import { words } from 'src/messages/catalogue'
import type { MessageKey } from 'src/messages/en-US'
import type { Handover } from 'src/services/http/handover'
import type { AppStore } from 'src/store/createStore'

/** Shows the step of a provider, exactly as React draws it, until it has taken over (sign-in/to-provider). A problem of this step waits for React. */
export function sayProvider(store: AppStore, page: Handover): void {
  let unsay = (): void => undefined
  const show = (): void => {
    const login = selectLogin(store.getState())
    const found = login.step === 'idpRedirect' && !login.problem ? login : undefined
    if (page.taken || Boolean(found) === Boolean(page.provider)) return
    unsay()
    unsay = (found && say(page, found)) ?? (() => undefined)
  }
  store.subscribe(show)
  show()
}

function textOf(key: MessageKey | undefined): string {
  const text = key && words()[key]
  return typeof text === 'string' ? text : ''
}

/** Puts the hint below the field, and the name of the provider between them; returns what takes both away. */
function say(page: Handover, login: AtProvider): (() => void) | undefined {
  const card = document.querySelector<HTMLElement>('#root main')
  // SignInForm: the username, the room for the next field with the hint at its end, the acts.
  const hint = card?.querySelector('form')?.children[1]?.lastElementChild
  const status = hint?.firstElementChild
  const below = card?.querySelector('#username')?.parentElement?.lastElementChild
  if (!card || !hint || !status || !below) return undefined
  const { ownProvider, name } = login
  page.provider = { ownProvider, ...(name && { name }) }
  page.act(login.step, textOf('login.continue'))
  card.dataset.folded = 'hint'
  const sign = signOf('notice')
  const seen = Object.assign(document.createElement('p'), { className: 'provider', dir: 'auto' })
  seen.setAttribute('aria-hidden', 'true')
  seen.setAttribute('translate', 'no')
  const heard = document.createElement('span')
  heard.className = card.querySelector('button + [role=status]')?.className ?? ''
  if (name) {
    seen.textContent = name
    heard.textContent = `${name}. `
    below.append(seen)
    status.append(heard)
  }
  hint.className = 'told'
  hint.prepend(sign)
  status.append(textOf(hintOf(login)))
  return () => {
    delete page.provider
    card.dataset.folded = 'true'
    hint.removeAttribute('class')
    sign.remove()
    seen.remove()
    status.textContent = ''
  }
}
