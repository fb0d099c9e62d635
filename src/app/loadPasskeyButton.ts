import type { LazyLoad } from 'src/components/feedback/LazyScreen'
import { type Adopt, loadWithJourney } from 'src/app/loadWithJourney'
import { PASSKEYS } from 'src/app/routes'

/** Loads the button of the sign-in page. The pages of passkeys are in its chunk, and are drawn at once from then on. */
export function loadPasskeyButton(adopt: Adopt): LazyLoad {
  const pages = loadWithJourney(PASSKEYS, adopt)
  const button = loadWithJourney(async () => {
    const { PasskeyButton, journey } = await import('src/app/routes/passkeys')
    return { default: PasskeyButton, journey }
  }, adopt)
  return Object.assign(() => pages().then(button), button)
}
