import { answerForm } from 'src/boot/answerForm'
import { isForeignFrame } from 'src/services/browser/browsingContext'
import { handover } from 'src/services/http/handover'
import { createStore } from 'src/store/createStore'
import 'src/styles/global.css'
import 'src/styles/frame.css'

const page = handover()

// Not within `begin`, so that its own failures are reported.
if (page?.report) import('src/services/report/start').catch(() => undefined)

const loadView = () => import(/* webpackChunkName: "view" */ 'src/boot/view').catch(() => undefined)

// Nothing happens within a foreign frame, nor in a browser that is too old.
if (!isForeignFrame() && !page?.tooOld) {
  // React with the screens.
  const view = loadView()
  // Not in the script's own task: the browser handles the person's input in between.
  setTimeout(() => void begin(view))
}

/** Runs the app without its screens, and handles the form alone until React has loaded. */
async function begin(coming: ReturnType<typeof loadView>): Promise<void> {
  const built = createStore()
  const form = page && answerForm(built.store, page)
  const view = await coming
  // The browser handles the person's input between the evaluation of the screens and their first render.
  await new Promise(resolve => setTimeout(resolve))
  if (view) await view.show(built, form)
  else page?.fail()
}
