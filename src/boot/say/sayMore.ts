import { sayProblems } from 'src/boot/say/sayProblems'
import { sayProvider } from 'src/boot/say/sayProvider'
import { language, prepareLanguage } from 'src/messages/catalogue'
import type { Handover } from 'src/services/http/handover'
import type { AppStore } from 'src/store/createStore'

/** Shows what takes words that the page has not: problems, and the step of a provider. It loads with the first of them (sign-in/before-react). */
export async function sayMore(store: AppStore, page: Handover): Promise<void> {
  await prepareLanguage([page.language])
  if (page.language !== language()) return
  sayProblems(store, page)
  sayProvider(store, page)
}
