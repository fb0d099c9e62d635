import { useDispatch, useSelector } from 'react-redux'
import { BusyButton, LinkButton, useLimit } from 'src/components/actions/Button'
import { AppLink } from 'src/components/actions/AppLink'
import { DelayedFallback } from 'src/components/feedback/LazyScreen'
import { ProductSentence } from 'src/components/feedback/Sentence'
import { ProblemAlert, Notice } from 'src/components/feedback/ProblemAlert'
import { STEP_TEXT } from 'src/components/layout/step/StepCard'
import { Below } from 'src/components/layout/Small'
import { ROUTES } from 'src/constants/routes'
import { ConnectedRegion } from 'src/features/account/ConnectedRegion'
import { PasskeyRegion } from 'src/features/account/PasskeyRegion'
import { ProofModal, ProvenNotice } from 'src/features/account/proof/ProofModal'
import { timeAgo, type OwnTime } from 'src/features/account/cardParts'
import { accountEvents } from 'src/features/account/accountEvents'
import { AuthenticatorRegion } from 'src/features/security/AuthenticatorRegion'
import { RecoveryRegion } from 'src/features/security/factors/RecoveryRegion'
import { OwnPasskeyCard } from 'src/features/security/OwnPasskeyCard'
import { TrustedRegion } from 'src/features/security/TrustedRegion'
import { ownActActions, selectOwnActs } from 'src/features/security/ownActSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { PersonStep } from 'src/features/person/PersonStep'
import { Region, Section } from 'src/features/account/Region'
import { ConfirmedAct } from 'src/features/security/ConfirmedAct'
import { ownPartsActions, type PartState, selectOwnParts } from 'src/features/account/ownPartsSlice'
import { useMessages } from 'src/messages/useMessages'
import { useCulture } from 'src/features/waiting/useTimeOfDay'
import type { OwnPassword } from 'src/services/api/account/securityService'

/** Shows how the person signs in and where the person is signed in. Each region loads and fails independently (security-page/regions). */
export function SecurityScreen() {
  const t = useMessages()
  const dispatch = useDispatch()
  const { nowMs, leaving, ...parts } = useSelector(selectOwnParts)
  const { devices, apps, password, authenticators, recovery, trusted } = parts
  const culture = useCulture()
  const time = { culture, nowMs }
  const known = Object.values(parts).every(({ state }) => state !== 'loading')
  const extended = password.state !== 'off'
  const all = (
    <>
      <PasswordRegion password={password} {...time} />
      <PasskeyRegion {...time} {...(extended && { card: OwnPasskeyCard })}>
        <CreatePasskey />
      </PasskeyRegion>
      <AuthenticatorRegion authenticators={authenticators} {...time} />
      <RecoveryRegion recovery={recovery} {...time} />
      <TrustedRegion trusted={trusted} {...time} />
      <ConnectedRegion kind="device" region={devices} {...time} />
      <ConnectedRegion kind="app" region={apps} {...time} />
      {extended && <SignOutElsewhere />}
    </>
  )
  return (
    <>
      <PersonStep
        heading={t('security.heading')}
        headingDescription={STEP_TEXT}
        text={t('security.about')}
        out={
          <BusyButton look={LinkButton} busy={leaving} onClick={() => dispatch(ownPartsActions.left())}>
            <ProductSentence words="signedIn.open" />
          </BusyButton>
        }
      >
        {/* Answers that arrive quickly are rendered together, so that the content below them does not move. */}
        <DelayedFallback ready={known} waiting={all}>
          {all}
        </DelayedFallback>
      </PersonStep>
      <ProofModal />
    </>
  )
}

/** Shows the age of the password, if the server sends it, and always a button to change the password (security-page/password). */
function PasswordRegion({ password, culture, nowMs }: OwnTime & { password: PartState<OwnPassword> }) {
  const t = useMessages()
  const dispatch = useDispatch()
  return (
    <Region
      id="own-password"
      heading={t('login.password')}
      part={password}
      always={
        <AppLink
          to={ROUTES.changePassword}
          onFollow={() => dispatch(sessionEvents.routeFollowed(ROUTES.changePassword))}
        >
          {t('action.changePassword')}
        </AppLink>
      }
    >
      {({ changedMs }) =>
        changedMs !== undefined && (
          <p>{t('security.passwordChanged', { time: timeAgo(changedMs, nowMs, culture) })}</p>
        )
      }
    </Region>
  )
}

/** Ends every other session of the person, after a confirmation (security-page/elsewhere). */
function SignOutElsewhere() {
  const t = useMessages()
  const dispatch = useDispatch()
  const isDone = useSelector(selectOwnActs).signOutElsewhere?.step === 'done'
  return (
    <Section>
      <Notice tone="success">{isDone && t('security.elsewhereDone')}</Notice>
      <ConfirmedAct
        kind="signOutElsewhere"
        act={t('security.elsewhere')}
        question={t('security.elsewhereSure')}
        id="elsewhere"
        onAsk={() => dispatch(ownActActions.cleared('signOutElsewhere'))}
      />
    </Section>
  )
}

/** Creates a passkey on this device, below the list of the existing ones (security-page/passkeys). */
function CreatePasskey() {
  const t = useMessages()
  const dispatch = useDispatch()
  const act = useSelector(selectOwnActs).createPasskey
  const problem = act?.step === 'failed' ? act.problem : undefined
  const limit = useLimit(problem)
  return (
    <Below>
      <ProvenNotice place="createPasskey" />
      <Notice tone="success">{act?.step === 'done' && t('security.passkeySaved')}</Notice>
      <ProblemAlert id="create-passkey-problem" problem={problem} />
      <BusyButton
        busy={act?.step === 'doing'}
        limit={limit}
        onClick={() => dispatch(accountEvents.actPressed({ kind: 'createPasskey' }))}
      >
        {t('passkeyOffer.create')}
      </BusyButton>
    </Below>
  )
}
