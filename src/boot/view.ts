import { draw } from 'src/boot/draw'
import type { FirstForm } from 'src/boot/firstForm'
import { prepareLanguage } from 'src/messages/catalogue'
import { config } from 'src/services/config'
import { type Handover, handover } from 'src/services/http/handover'
import { wantedCultures } from 'src/services/storage/wantedCultures'
import type { createStore } from 'src/store/createStore'

const loadLook = () =>
  import(/* webpackChunkName: "look" */ 'src/app/companyLook').then(look => look.applyLook())

/** Renders the app once its language and the company's theme have loaded: neither may change visibly. */
export async function show(setup: ReturnType<typeof createStore>, form?: FirstForm): Promise<void> {
  const root = document.getElementById('root')
  const { accentColor, look, texts, variants, visitUrl } = config()
  const parts = (accentColor ?? look ?? texts ?? variants) ? loadLook().catch(() => undefined) : undefined
  const page = handover()
  const language = prepareLanguage(page ? [page.language] : wantedCultures())
  const [frameParts] = await Promise.all([parts, language])
  await noComposition(page)
  if (page) page.taken = true
  if (root) draw(root, setup, frameParts, form)
  // After the page is rendered, because the page does not need it.
  if (visitUrl || setup.monitorCalls)
    import('src/boot/watchPage')
      .then(({ watchPage }) => watchPage(setup))
      .catch(() => Object.assign(setup.monitorCalls || [], { length: 0, push: Number }))
}

/** Waits until no input method is composing text: React must not touch the field in the meantime. */
async function noComposition(page: Handover | undefined): Promise<void> {
  while (page?.composing)
    await new Promise(resolve => {
      // Some browsers send the `input` event after the end, and the next syllable may begin in the same task.
      addEventListener('compositionend', () => setTimeout(resolve), { once: true })
    })
}
