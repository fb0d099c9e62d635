import { useDispatch, useSelector } from 'react-redux'
import styled from 'styled-components'
import { BusyButton, waitingFor, useLimit } from 'src/components/actions/Button'
import { Disclosure } from 'src/components/actions/Disclosure'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { Below } from 'src/components/layout/Small'
import { alternativesActions, selectAlternatives } from 'src/features/mfa/alternatives/alternativesSlice'
import { selectCode, type CodeState } from 'src/features/mfa/factorCodeSlice'
import { selectPasskeyFactor, type PasskeyFactorState } from 'src/features/mfa/passkey/passkeyFactorSlice'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { selectPoll, type PollState } from 'src/features/polling/sessionPollSlice'
import { selectExtras } from 'src/features/record/selectors'
import { useMessages } from 'src/messages/useMessages'
import { FACTORS } from 'src/features/mfa/factorDestination'
import type { MessageKey } from 'src/messages/en-US'
import { factorKindOf, FACTOR_ROUTES } from 'src/constants/factorKinds'
import { type Route, ROUTES } from 'src/constants/routes'

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

/** The steps whose text has another name than the step. */
const NAMES: Readonly<Record<string, string>> = {
  guestSms: 'sms',
  signinVerification: 'approval',
  deviceCompliance: 'device',
  deviceComplianceV2: 'device',
}

const KNOWN = new Set(FACTORS.flatMap(factor => factor.types))

/** Returns the factors that the person can choose, in the server's order; omits unknown types (alternatives/step). */
export const choicesOf = (types: readonly string[] = []) =>
  types
    .filter(type => KNOWN.has(type))
    .map(type => ({ type, text: `alternatives.${NAMES[type] ?? type}` as MessageKey }))

/** The pages to which a step can lead. */
export const PAGES: readonly Route[] = [...Object.values(FACTOR_ROUTES), ROUTES.mobileSetup]

interface Facts {
  route: Route
  code: CodeState
  poll: PollState
  passkey: PasskeyFactorState
}

/** Returns whether the page waits for a proof, checks one, or waits for none (alternatives/while). */
export function factorPage({ route, code, poll, passkey }: Facts): 'waits' | 'checks' | 'none' {
  if (!PAGES.includes(route)) return 'none'
  switch (factorKindOf(route)) {
    case 'passkey':
      // The browser's dialog may stay open for minutes: another choice ends it.
      return passkey.step === 'ready' || passkey.step === 'proving' ? 'waits' : 'none'
    case 'code':
      return code.step === 'away' ? 'none' : ofCode(code)
    case 'approval':
      return poll.step === 'accepted' ? 'none' : ofCode(code)
    case undefined:
      return poll.step === 'accepted' ? 'none' : 'waits'
  }
}

function ofCode({ step }: CodeState): 'waits' | 'checks' | 'none' {
  if (step === 'accepted') return 'none'
  return step === 'sending' ? 'checks' : 'waits'
}
