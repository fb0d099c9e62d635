import { useDispatch, useSelector } from 'react-redux'
import { BusyButton, LinkButton } from 'src/components/actions/Button'
import { DelayedFallback } from 'src/components/feedback/DelayedFallback'
import { ProductSentence } from 'src/components/feedback/ProductSentence'
import { Step } from 'src/components/layout/step/Step'
import { STEP_TEXT } from 'src/components/layout/step/StepCard'
import { ConnectedRegion } from 'src/features/account/ConnectedRegion'
import { selectConnected } from 'src/features/account/connectedSlice'
import { PasskeyRegion } from 'src/features/account/PasskeyRegion'
import { ProofModal } from 'src/features/account/proof/ProofModal'
import { AuthenticatorRegion } from 'src/features/security/AuthenticatorRegion'
import { CreatePasskey } from 'src/features/security/CreatePasskey'
import { RecoveryRegion } from 'src/features/security/factors/RecoveryRegion'
import { OwnPasskeyCard } from 'src/features/security/OwnPasskeyCard'
import { PasswordRegion } from 'src/features/security/PasswordRegion'
import { securityActions, selectSecurity } from 'src/features/security/securitySlice'
import { SignOutElsewhere } from 'src/features/security/SignOutElsewhere'
import { TrustedRegion } from 'src/features/security/TrustedRegion'
import { AccountChip } from 'src/features/person/AccountChip'
import { useLanguage, useMessages } from 'src/messages/useMessages'
import { useCulture } from 'src/features/waiting/useCulture'

/** Shows how the person signs in and where the person is signed in. Each region loads and fails independently (security-page/regions). */
export function SecurityScreen() {
  const t = useMessages()
  const language = useLanguage()
  const dispatch = useDispatch()
  const { devices, apps, nowMs } = useSelector(selectConnected)
  const { password, authenticators, recovery, trusted, leaving, singleApp } = useSelector(selectSecurity)
  const culture = useCulture()
  const time = { culture, nowMs }
  const look = { ...time, language }
  const own = { culture: culture ?? language, nowMs }
  const parts = [devices, apps, password, authenticators, recovery, trusted]
  const known = parts.every(({ state }) => state !== 'loading')
  const extended = password.state !== 'off'
  const all = (
    <>
      <PasswordRegion password={password} {...own} />
      <PasskeyRegion {...time} {...(extended && { card: OwnPasskeyCard })}>
        <CreatePasskey />
      </PasskeyRegion>
      <AuthenticatorRegion authenticators={authenticators} single={singleApp ?? false} {...own} />
      <RecoveryRegion recovery={recovery} {...own} />
      <TrustedRegion trusted={trusted} {...own} />
      <ConnectedRegion kind="device" region={devices} {...look} />
      <ConnectedRegion kind="app" region={apps} {...look} />
      {extended && <SignOutElsewhere />}
    </>
  )
  return (
    <>
      <Step
        heading={t('security.heading')}
        headingDescription={STEP_TEXT}
        text={t('security.about')}
        who={<AccountChip />}
        out={
          <BusyButton look={LinkButton} busy={leaving} onClick={() => dispatch(securityActions.left())}>
            <ProductSentence words="signedIn.open" />
          </BusyButton>
        }
      >
        {/* Answers that arrive quickly are rendered together, so that the content below them does not move. */}
        <DelayedFallback ready={known} waiting={all}>
          {all}
        </DelayedFallback>
      </Step>
      <ProofModal />
    </>
  )
}
