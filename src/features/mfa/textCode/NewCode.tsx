import { useDispatch, useSelector } from 'react-redux'
import styled from 'styled-components'
import { BusyButton, LinkButton } from 'src/components/actions/Button'
import { waitingFor } from 'src/components/actions/waitingFor'
import { useLimit } from 'src/components/time/useLimit'
import { newCodeActions, selectNewCode } from 'src/features/mfa/textCode/newCodeSlice'
import { selectNewCodeAt } from 'src/features/record/selectors'
import { TimedText } from 'src/components/time/TimedText'
import { useSecondsLeft } from 'src/components/time/useSecondsLeft'
import { useMessages } from 'src/messages/useMessages'

const Section = styled.div`
  text-align: end;
`

interface NewCodeProps {
  /** A code is being checked; the button with `submitId` shows it. */
  busy: boolean
  submitId: string
}

/** Sends another code once the previous one has had enough time (factors/new-code). */
export function NewCode({ busy, submitId }: NewCodeProps) {
  const t = useMessages()
  const dispatch = useDispatch()
  const state = useSelector(selectNewCode)
  const left = useSecondsLeft(useSelector(selectNewCodeAt))
  const problem = state.step === 'offered' ? state.problem : undefined
  const limit = useLimit(problem)
  if (state.step === 'none') return null
  const sending = state.step === 'sending'
  return (
    <Section>
      {left > 0 && !sending ? (
        <span>
          <TimedText words="newCode.in" seconds={left} />
        </span>
      ) : (
        <BusyButton
          look={LinkButton}
          busy={sending}
          limit={limit}
          {...(busy ? waitingFor(submitId) : { onClick: () => dispatch(newCodeActions.newCodePressed()) })}
        >
          {t('newCode.send')}
        </BusyButton>
      )}
    </Section>
  )
}
