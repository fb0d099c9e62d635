import { useDispatch, useSelector } from 'react-redux'
import styled from 'styled-components'
import { BusyButton, waitingFor } from 'src/components/actions/Button'
import { Disclosure } from 'src/components/actions/Disclosure'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { useLimit } from 'src/components/time/useSecondsLeft'
import { Below } from 'src/components/layout/Small'
import { alternativesActions, selectAlternatives } from 'src/features/mfa/alternatives/alternativesSlice'
import { choicesOf } from 'src/features/mfa/alternatives/choices'
import { factorPage } from 'src/features/mfa/alternatives/factorPage'
import { selectCode } from 'src/features/mfa/factorCodeSlice'
import { selectPasskeyFactor } from 'src/features/mfa/passkey/passkeyFactorSlice'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { selectPoll } from 'src/features/polling/sessionPollSlice'
import { selectExtras } from 'src/features/record/selectors'
import { useMessages } from 'src/messages/useMessages'

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  margin: 0;
  padding: 0;
  list-style: none;
`

const WAIT_ID = 'alternatives-wait'

/** Lists the other factors behind one button, on the page of each factor (alternatives/step). */
export function Alternatives() {
  const t = useMessages()
  const dispatch = useDispatch()
  const state = useSelector(selectAlternatives)
  const choices = choicesOf(useSelector(selectExtras).alternatives)
  const page = factorPage({
    route: useSelector(selectRoute),
    code: useSelector(selectCode),
    poll: useSelector(selectPoll),
    passkey: useSelector(selectPasskeyFactor),
  })
  const problem = state.step === 'offered' ? state.problem : undefined
  const limit = useLimit(problem)
  if (page === 'none' || choices.length === 0) return null
  const chosen = state.step === 'choosing' ? state.type : undefined
  const attributes = (type: string) =>
    page === 'checks' || (chosen !== undefined && chosen !== type)
      ? waitingFor(WAIT_ID)
      : { onClick: () => dispatch(alternativesActions.chosen(type)) }
  return (
    <Below>
      <Disclosure label={t('alternatives.try')}>
        {/* Safari does not treat a list without markers as a list. */}
        <List role="list">
          {choices.map(({ type, text }) => (
            <li key={type}>
              <BusyButton busy={type === chosen} limit={limit} {...attributes(type)}>
                {t(text)}
              </BusyButton>
            </li>
          ))}
        </List>
        <span id={WAIT_ID} hidden>
          {t('action.pleaseWait')}
        </span>
      </Disclosure>
      <ProblemAlert id="alternatives-problem" problem={problem} />
    </Below>
  )
}
