import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { BusyButton, waitingFor } from 'src/components/actions/Button'
import { Modal } from 'src/components/layout/Modal'
import { Or } from 'src/components/actions/Or'
import { Below } from 'src/components/layout/Small'
import { PHONE_HEADING, PhonePanel } from 'src/features/phoneSignIn/PhonePanel'
import { phoneSignInActions, selectPhoneSignIn } from 'src/features/phoneSignIn/phoneSignInSlice'
import { useMessages } from 'src/messages/useMessages'

const WAIT_ID = 'phone-wait'

interface PhoneButtonProps {
  /** Whether it is the first of the other ways to sign in. */
  first: boolean
  /** Whether the server is checking a password. */
  waits: boolean
}

/**
 * A button below the form that shows codes for a phone in a modal (phone/button). While the server checks a password,
 * the button asks the person to wait and does nothing.
 */
export function PhoneButton({ first, waits }: PhoneButtonProps) {
  const t = useMessages()
  const dispatch = useDispatch()
  const state = useSelector(selectPhoneSignIn)
  const open = state.step !== 'closed'
  // The last content stays visible while the modal fades out.
  const [last, setLast] = useState(state)
  if (open && state !== last) setLast(state)
  return (
    <>
      {first && <Or />}
      <Below>
        <BusyButton
          {...(waits ? waitingFor(WAIT_ID) : { onClick: () => dispatch(phoneSignInActions.buttonPressed()) })}
        >
          {t('phoneSignIn.button')}
        </BusyButton>
      </Below>
      {waits && (
        <span id={WAIT_ID} hidden>
          {t('action.pleaseWait')}
        </span>
      )}
      {last.step !== 'closed' && (
        <Modal
          open={open}
          labelledBy={PHONE_HEADING}
          label={t('phoneSignIn.button')}
          onClose={() => dispatch(phoneSignInActions.closed())}
        >
          <PhonePanel state={last} />
        </Modal>
      )}
    </>
  )
}
