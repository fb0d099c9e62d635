import { useDispatch, useSelector } from 'react-redux'
import { BusyButton, LinkButton, PrimaryButton } from 'src/components/actions/Button'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { Notice } from 'src/components/feedback/Status'
import { Step } from 'src/components/layout/Step'
import { offerActions, selectOffer } from 'src/features/passkeys/offerSlice'
import { Who } from 'src/features/session/Who'
import { useMessages } from 'src/messages/useMessages'

/** Offers a passkey between the sign-in and the web app, once, with a way past it (passkeys/offer). */
export function PasskeyOfferScreen() {
  const say = useMessages()
  const dispatch = useDispatch()
  const offer = useSelector(selectOffer)
  if (offer.step === 'away') return null
  const saved = offer.step === 'ending' && offer.saved
  return (
    <Step
      step={String(saved)}
      heading={say('passkeyOffer.heading')}
      text={!saved && say('passkeyOffer.text')}
      who={<Who />}
      told={
        <>
          <Notice tone="success">{saved && say('passkeyOffer.saved')}</Notice>
          <ProblemAlert
            id="passkey-offer-problem"
            problem={offer.step === 'offered' ? offer.problem : undefined}
          />
        </>
      }
      act={
        !saved && (
          <BusyButton
            look={PrimaryButton}
            busy={offer.step === 'creating'}
            onClick={() => dispatch(offerActions.accepted())}
          >
            {say('passkeyOffer.create')}
          </BusyButton>
        )
      }
      out={
        !saved && (
          <BusyButton
            look={LinkButton}
            busy={offer.step === 'ending'}
            onClick={() => dispatch(offerActions.declined())}
          >
            {say('passkeyOffer.notNow')}
          </BusyButton>
        )
      }
    />
  )
}
