import { PASSKEYS } from 'src/app/routes'
import type { LoadPart } from 'src/app/journeys/part'
import { type Adopt, loadComponent } from 'src/app/loadWithJourney'
import { JOURNEYS, type PartOf } from 'src/constants/journeys'
import type { SignInPart } from 'src/features/signIn/form/signInParts'

type Name = PartOf<'signIn'>

/** The other ways to sign in, in the order of their rows below the form. */
export const SIGN_IN_PARTS: Record<Name, Pick<SignInPart, 'autoComplete'> & { load: LoadPart }> = {
  passkeys: { load: PASSKEYS, autoComplete: 'webauthn' },
  phoneSignIn: { load: () => import('src/app/journeys/phoneSignIn') },
}

/** Returns the parts of the sign-in page, each with the setting that switches it on. */
export const signInParts = (adopt: Adopt) =>
  (Object.keys(SIGN_IN_PARTS) as Name[]).map(name => {
    const part = SIGN_IN_PARTS[name]
    const load = loadComponent(part.load, adopt, ({ Part }) => Part)
    return { ...part, name, load, flag: JOURNEYS[name].flags[0] }
  })
