import { useDispatch, useSelector } from 'react-redux'
import styled from 'styled-components'
import { BusyButton } from 'src/components/actions/Button'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { Notice } from 'src/components/feedback/Status'
import { useLimit } from 'src/components/time/useLimit'
import { accountEvents } from 'src/features/account/accountEvents'
import { ProvenNotice } from 'src/features/account/proof/ProvenNotice'
import { selectOwnActs } from 'src/features/security/ownActSlice'
import { useMessages } from 'src/messages/useMessages'

const Below = styled.div`
  margin-block-start: ${({ theme }) => theme.space.m};
`

/** Creates a passkey on this device, below the list of the existing ones (security-page/passkeys). */
export function CreatePasskey() {
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
