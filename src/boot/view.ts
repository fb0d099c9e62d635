import { draw } from 'src/boot/draw'
import { app } from 'src/boot/main'
import { prepareLanguage } from 'src/messages/catalogue'
import { config } from 'src/services/config'
import { handover } from 'src/services/http/handover'
import { wantedCultures } from 'src/services/storage/wantedCultures'

const putOnLook = () =>
  import(/* webpackChunkName: "look" */ 'src/app/companyLook').then(look => look.putOnLook())

const root = document.getElementById('root')

if (root && app) {
  // The language and the company's theme load before the app renders: neither may change visibly.
  const { accentColor, look, texts } = config()
  const parts = (accentColor ?? look ?? texts) ? putOnLook().catch(() => undefined) : undefined
  const page = handover()
  const language = prepareLanguage(page ? [page.language] : wantedCultures())
  void Promise.all([app, parts, language]).then(([begun, worn]) => draw(root, begun, worn))
}
