import { useSelector } from 'react-redux'
import { Notice } from 'src/components/feedback/Status'
import { type ProofPlace, selectProof } from 'src/features/account/proof/proofSlice'
import { useMessages } from 'src/messages/useMessages'

/** Says at the button that was refused that it may be pressed again: nothing is repeated automatically (security-page/proof). */
export function ProvenNotice({ place }: { place: ProofPlace }) {
  const say = useMessages()
  const proof = useSelector(selectProof)
  return (
    <Notice tone="success">{proof.step === 'proven' && proof.place === place && say('proof.done')}</Notice>
  )
}
