import { answerForm } from 'src/boot/answerForm'
import { loadSteps } from 'src/sagas/signIn/loginSaga'
import { isForeignFrame } from 'src/services/browser/browsingContext'
import { firstInput } from 'src/services/browser/moments/firstInput'
import { handover } from 'src/services/http/handover'
import { loadHttpClient } from 'src/services/http/http'
import { createStore } from 'src/store/createStore'
import 'src/styles/global.css'
import 'src/styles/door.css'

const page = handover()

// Not within `begin`: what fails there is reported.
if (page?.report) import('src/services/report/start').catch(() => undefined)

const loadView = () => import(/* webpackChunkName: "view" */ 'src/boot/view').catch(() => undefined)

// Nothing happens within a foreign frame, nor in a browser that is too old.
if (!isForeignFrame() && !page?.tooOld) {
  // React with the screens. What answers a form that is sent already goes first: React would take its share of a slow line.
  const steps = page?.sent ? loadSteps().catch(() => undefined) : undefined
  const view = steps ? steps.then(loadView) : loadView()
  // The page itself asks for the steps alone: the client of calls would take its share before this script is here.
  void firstInput()
    .then(() => steps)
    .then(loadHttpClient)
    .catch(() => undefined)
  // Not in the script's own task: the browser handles the person's input in between.
  setTimeout(() => void begin(view))
}

/** Runs the app without its screens, which answers the form on its own, until React is there. */
async function begin(coming: ReturnType<typeof loadView>): Promise<void> {
  const built = createStore()
  if (page) answerForm(built.store, page)
  const view = await coming
  if (view) await view.show(built)
  else page?.fail()
}
