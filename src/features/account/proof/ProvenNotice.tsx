import { useSelector } from 'react-redux'
import { Notice } from 'src/components/feedback/Status'
import { type ProofPlace, selectProof } from 'src/features/account/proof/proofSlice'
import { useMessages } from 'src/messages/useMessages'

/**
 * Informs the person, next to the button whose action was rejected, that they can press it again. Nothing is repeated
 * automatically (security-page/proof).
 */
export function ProvenNotice({ place }: { place: ProofPlace }) {
  const t = useMessages()
  const proof = useSelector(selectProof)
  return <Notice tone="success">{proof.step === 'proven' && proof.place === place && t('proof.done')}</Notice>
}
