import { useDispatch, useSelector } from 'react-redux'
import { CloseButton } from 'src/components/actions/CloseButton'
import { useSettled } from 'src/components/feedback/useSettled'
import { Modal } from 'src/components/layout/Modal'
import { FORM_RESET_MS } from 'src/constants/timings'
import { ProofForm } from 'src/features/account/proof/ProofForm'
import { proofActions, selectProof } from 'src/features/account/proof/proofSlice'
import { useMessages } from 'src/messages/useMessages'

const HEADING = 'proof-heading'

/** Asks again for the password or a passkey, above the page on which the server rejected an action (security-page/proof). */
export function ProofModal() {
  const { opening } = useSelector(selectProof)
  return opening > 0 && <Opened key={opening} />
}

/** One opening of the modal; its field is unmounted soon after it closes. */
function Opened() {
  const t = useMessages()
  const dispatch = useDispatch()
  const { step } = useSelector(selectProof)
  const open = step === 'asked' || step === 'checking'
  const gone = useSettled(open ? undefined : true, FORM_RESET_MS)
  if (gone) return null
  const leave = () => dispatch(proofActions.left())
  return (
    <Modal open={open} labelledBy={HEADING} label={t('proof.heading')} onClose={leave}>
      <CloseButton onClose={leave} />
      <ProofForm headingId={HEADING} />
    </Modal>
  )
}
