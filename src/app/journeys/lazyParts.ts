import type { FramePartProps, LoadPart } from 'src/app/journeys/part'
import { type Adopt, loadComponent } from 'src/app/loadWithJourney'
import { PASSKEYS } from 'src/app/routes'
import { JOURNEYS, type PartOf } from 'src/constants/journeys'
import type { SignInPart, SignInPartProps } from 'src/features/signIn/form/signInParts'
import type { StepExtras } from 'src/services/stepExtras'

type SignInName = PartOf<'signIn'>
type FrameName = PartOf<'frame'>
/** A part of a factor's page; its name is that of the field with which a step brings it. */
type FactorName = keyof StepExtras & PartOf<'factor'>

/** The other ways to sign in, in the order of their rows below the form. Each loads once the page is rendered. */
export const SIGN_IN_PARTS: Record<
  SignInName,
  Pick<SignInPart, 'autoComplete'> & { load: LoadPart<SignInPartProps> }
> = {
  passkeys: { load: PASSKEYS, autoComplete: 'webauthn' },
  phoneSignIn: { load: () => import('src/app/journeys/phoneSignIn') },
}

/** The parts of a factor's page; each loads once a step brings it. */
export const FACTOR_PARTS: Record<FactorName, LoadPart> = {
  alternatives: () => import('src/app/journeys/alternatives'),
}

/** The parts at the top edge of the page; each loads once the company's settings contain its object. */
const FRAME_PARTS: Record<FrameName, LoadPart<FramePartProps>> = {
  notice: () => import('src/app/journeys/notice'),
}

const loadPart = <Props extends object>(load: LoadPart<Props>, adopt: Adopt) =>
  loadComponent(load, adopt, ({ Part }) => Part)

/** Returns the parts of the sign-in page, each with the setting that switches it on. */
export const signInParts = (adopt: Adopt) =>
  (Object.keys(SIGN_IN_PARTS) as SignInName[]).map(name => {
    const part = SIGN_IN_PARTS[name]
    return { ...part, name, load: loadPart(part.load, adopt), flag: JOURNEYS[name].flags[0] }
  })

export const factorParts = (adopt: Adopt) =>
  (Object.keys(FACTOR_PARTS) as FactorName[]).map(name => ({
    name,
    load: loadPart(FACTOR_PARTS[name], adopt),
  }))

/** Returns the parts at the top edge, each with the setting that switches it on. */
export const frameParts = (adopt: Adopt) =>
  (Object.keys(FRAME_PARTS) as FrameName[]).map(name => ({
    name,
    setting: JOURNEYS[name].setting,
    load: loadPart(FRAME_PARTS[name], adopt),
  }))
