import { useDispatch, useSelector } from 'react-redux'
import type { Problem } from 'src/constants/problems'
import { BusyButton, LinkButton, PrimaryButton, useLimit } from 'src/components/actions/Button'
import { ProblemAlert, Notice } from 'src/components/feedback/ProblemAlert'
import { offerActions, selectOffer } from 'src/features/passkeys/passkeyOfferSlice'
import { PersonStep } from 'src/features/person/PersonStep'
import { useMessages } from 'src/messages/useMessages'

/** Offers once to create a passkey, between the sign-in and the web app; the person can skip it (passkeys/offer). */
export function PasskeyOfferScreen() {
  const t = useMessages()
  const dispatch = useDispatch()
  const offer = useSelector(selectOffer)
  const problem = offer.step === 'offered' ? offer.problem : undefined
  const limit = useLimit(problem)
  if (offer.step === 'away') return null
  const saved = offer.step === 'ending' && offer.saved
  const pointless = isPointless(problem)
  const create = (
    <BusyButton
      look={pointless ? LinkButton : PrimaryButton}
      busy={offer.step === 'creating'}
      limit={limit}
      onClick={() => dispatch(offerActions.accepted())}
    >
      {t('passkeyOffer.create')}
    </BusyButton>
  )
  const notNow = (
    <BusyButton
      look={pointless ? PrimaryButton : LinkButton}
      busy={offer.step === 'ending'}
      onClick={() => dispatch(offerActions.declined())}
    >
      {t('passkeyOffer.notNow')}
    </BusyButton>
  )
  return (
    <PersonStep
      step={String(saved)}
      heading={t('passkeyOffer.heading')}
      text={!saved && t('passkeyOffer.text')}
      message={
        <>
          <Notice tone="success">{saved && t('passkeyOffer.saved')}</Notice>
          <ProblemAlert id="passkey-offer-problem" problem={problem} />
        </>
      }
      act={!saved && (pointless ? notNow : create)}
      out={!saved && (pointless ? problem?.code !== 'passkeyExists' && create : notNow)}
    />
  )
}

/** Whether another press would fail in the same way: the primary button then continues without a passkey (passkeys/offer-words). */
const isPointless = (problem: Problem | undefined): boolean =>
  problem?.code === 'passkeyExists' || problem?.code === 'passkeyNotHere'
