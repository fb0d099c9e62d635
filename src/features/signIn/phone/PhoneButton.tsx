import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import styled from 'styled-components'
import { BusyButton } from 'src/components/actions/Button'
import { waitingFor } from 'src/components/actions/waitingFor'
import { Modal } from 'src/components/layout/Modal'
import { Or } from 'src/features/signIn/Or'
import { PHONE_HEADING, PhonePanel } from 'src/features/signIn/phone/PhonePanel'
import { phoneSignInActions, selectPhoneSignIn } from 'src/features/signIn/phone/phoneSignInSlice'
import { isCheckingPassword } from 'src/features/signIn/selectors'
import { useMessages } from 'src/messages/useMessages'

const Below = styled.div`
  margin-block-start: ${({ theme }) => theme.space.m};
`

const WAIT_ID = 'phone-wait'

/** Another way in below the form: a button that shows codes for a phone, above the page (phone/button). While the server checks a password, it says so and does nothing. */
export function PhoneButton({ or }: { or: boolean }) {
  const say = useMessages()
  const dispatch = useDispatch()
  const checking = useSelector(isCheckingPassword)
  const state = useSelector(selectPhoneSignIn)
  const open = state.step !== 'closed'
  // What was there stays while the modal fades.
  const [last, setLast] = useState(state)
  if (open && state !== last) setLast(state)
  return (
    <>
      {or && <Or />}
      <Below>
        <BusyButton
          busy={false}
          {...(checking
            ? waitingFor(WAIT_ID)
            : { onClick: () => dispatch(phoneSignInActions.buttonPressed()) })}
        >
          {say('phoneSignIn.button')}
        </BusyButton>
      </Below>
      {checking && (
        <span id={WAIT_ID} hidden>
          {say('action.pleaseWait')}
        </span>
      )}
      {last.step !== 'closed' && (
        <Modal
          open={open}
          labelledBy={PHONE_HEADING}
          label={say('phoneSignIn.button')}
          onClose={() => dispatch(phoneSignInActions.closed())}
        >
          <PhonePanel state={last} />
        </Modal>
      )}
    </>
  )
}
