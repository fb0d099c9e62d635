import { useDispatch, useSelector } from 'react-redux'
import { BusyButton } from 'src/components/actions/Button'
import type { Problem } from 'src/constants/problems'
import { waitingFor } from 'src/components/actions/waitingFor'
import { useLimit } from 'src/components/time/useLimit'
import { Or } from 'src/features/signIn/Or'
import { passkeyActions, selectPasskey } from 'src/features/signIn/passkey/passkeySignInSlice'
import { isCheckingPassword, selectLogin } from 'src/features/signIn/selectors'
import { useMessages } from 'src/messages/useMessages'

const WAIT_ID = 'passkey-wait'

const selectProblem = (state: Parameters<typeof selectLogin>[0]): Problem | undefined => {
  const login = selectLogin(state)
  return 'problem' in login ? login.problem : undefined
}

/** The second way on below the form: a button that signs in by passkey; the username field offers passkeys as well (passkeys/button). While the server checks a password, the button says so and does nothing. */
export function PasskeyButton() {
  const say = useMessages()
  const dispatch = useDispatch()
  const checking = useSelector(isCheckingPassword)
  const limit = useLimit(useSelector(selectProblem), { button: 'passkey' })
  return (
    <>
      <Or />
      <BusyButton
        busy={useSelector(selectPasskey) !== 'idle'}
        limit={limit}
        {...(checking ? waitingFor(WAIT_ID) : { onClick: () => dispatch(passkeyActions.buttonPressed()) })}
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
