import { useDispatch, useSelector } from 'react-redux'
import { BusyButton, LinkButton } from 'src/components/actions/Button'
import { waitingFor } from 'src/components/actions/waitingFor'
import { passkeyActions, selectPasskey } from 'src/features/signIn/passkey/passkeySignInSlice'
import { selectLogin } from 'src/features/signIn/selectors'
import { useMessages } from 'src/messages/useMessages'

const WAIT_ID = 'passkey-wait'

const isChecking = (state: Parameters<typeof selectLogin>[0]): boolean => {
  const login = selectLogin(state)
  return login.step === 'signingIn' && !login.by
}

/** Signs in by passkey for those who look for it; the username field offers them to all others (passkeys/button). While a password is being checked it says so, and does nothing. */
export function PasskeyButton() {
  const say = useMessages()
  const dispatch = useDispatch()
  const checking = useSelector(isChecking)
  return (
    <>
      <BusyButton
        look={LinkButton}
        busy={useSelector(selectPasskey) !== 'idle'}
        {...(checking ? waitingFor(WAIT_ID) : { onClick: () => dispatch(passkeyActions.asked()) })}
      >
        {say('passkey.signIn')}
      </BusyButton>
      {checking && (
        <span id={WAIT_ID} hidden>
          {say('action.pleaseWait')}
        </span>
      )}
    </>
  )
}
