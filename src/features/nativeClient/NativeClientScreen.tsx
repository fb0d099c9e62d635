import { useSyncExternalStore } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import styled from 'styled-components'
import {
  BusyButton,
  LinkButton,
  PrimaryButton,
  SecondaryButton,
  useLimit,
} from 'src/components/actions/Button'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { ProductSentence, Sentence } from 'src/components/feedback/Sentence'
import { Step } from 'src/components/layout/step/Step'
import { STEP_TEXT } from 'src/components/layout/step/StepCard'
import { SpelledCode } from 'src/components/codes/SpelledCode'
import { SmallBlock } from 'src/components/layout/Small'
import { TimeLeft } from 'src/components/time/TimeLeft'
import { useSecondsLeft } from 'src/components/time/useSecondsLeft'
import { heldAppCode, watchAppCode } from 'src/features/nativeClient/heldAppCode'
import {
  nativeClientActions,
  type NativeClientState,
  type HandOverMethod,
  selectNativeClient,
} from 'src/features/nativeClient/nativeClientSlice'
import { PersonStep } from 'src/features/person/PersonStep'
import type { MessageKey } from 'src/messages/en-US'
import { type Translate, useMessages } from 'src/messages/useMessages'
import type { Deadline } from 'src/services/clock'

type Shown = Exclude<NativeClientState, { step: 'away' }>

/** Ends an app's sign-in: shows which person is handed over to which app, how, and any problem (addresses/native-told). */
export function NativeClientScreen() {
  const state = useSelector(selectNativeClient)
  if (state.step === 'away') return null
  return state.step === 'refused' ? <Refused {...state} /> : <HandOver {...state} />
}

const WHY = {
  mode: 'nativeClient.refused.mode',
  client: 'nativeClient.refused.list',
  address: 'nativeClient.refused.list',
  request: 'nativeClient.refused.request',
} as const satisfies Record<Extract<Shown, { step: 'refused' }>['why'], MessageKey>

function Refused({ why, parameter }: Extract<Shown, { step: 'refused' }>) {
  const t = useMessages()
  return (
    <Step
      heading={t('nativeClient.refused.heading')}
      headingDescription={STEP_TEXT}
      text={t(WHY[why])}
      quiet={
        <p>
          <Sentence words="nativeClient.refused.advice" values={{ parameter }} />
        </p>
      }
      out={<Stay />}
    />
  )
}

function wordsOf(t: Translate, step: Exclude<Shown, { step: 'refused' }>['step'], app: string) {
  switch (step) {
    case 'asking':
    case 'fetching':
      return {
        heading: <Sentence words="nativeClient.heading" values={{ app }} />,
        text: <Sentence words="nativeClient.text" values={{ app }} />,
      }
    case 'opened':
      return {
        heading: t('signedIn.heading'),
        text: <Sentence words="nativeClient.opened" values={{ app }} />,
      }
    case 'typing':
      return {
        heading: <Sentence words="nativeClient.code.heading" values={{ app }} />,
        text: <Sentence words="nativeClient.code.text" values={{ app }} />,
      }
  }
}

function HandOver(state: Exclude<Shown, { step: 'refused' }>) {
  const t = useMessages()
  const { step, app, ways } = state
  const [first, second] = ways
  const problem = step === 'asking' ? state.problem : undefined
  // A pending request shows the same step.
  const shown = step === 'fetching' ? 'asking' : step
  return (
    <PersonStep
      step={shown}
      headingDescription={STEP_TEXT}
      {...wordsOf(t, step, app)}
      message={<ProblemAlert id="native-client-problem" problem={problem} />}
      act={
        first && (
          <MethodButton
            way={first}
            look={shown === 'asking' ? PrimaryButton : SecondaryButton}
            state={state}
            problem={problem}
          />
        )
      }
      quiet={second && <MethodButton way={second} look={LinkButton} state={state} problem={problem} />}
      out={<Stay />}
    >
      {step === 'typing' && <TypedCode ends={state.ends} />}
    </PersonStep>
  )
}

interface MethodButtonProps {
  way: HandOverMethod
  look: typeof PrimaryButton
  state: Exclude<Shown, { step: 'refused' }>
  problem: Extract<Shown, { step: 'asking' }>['problem']
}

/** A button that requests a code. Each press requests a new one, because a code can be used only once. */
function MethodButton({ way, look, state, problem }: MethodButtonProps) {
  const t = useMessages()
  const dispatch = useDispatch()
  const limit = useLimit(problem)
  return (
    <BusyButton
      look={look}
      busy={state.step === 'fetching' && state.way === way}
      limit={limit}
      onClick={() => dispatch(nativeClientActions.wanted(way))}
    >
      {way === 'open' ? (
        <Sentence words="nativeClient.open" values={{ app: state.app }} />
      ) : (
        t('nativeClient.showCode')
      )}
    </BusyButton>
  )
}

/** Continues in this browser, into the web app, instead of the app. */
function Stay() {
  const dispatch = useDispatch()
  return (
    <LinkButton type="button" onClick={() => dispatch(nativeClientActions.stayed())}>
      <ProductSentence words="signedIn.open" />
    </LinkButton>
  )
}

const Code = styled.p`
  margin-block-end: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.m};
  border-radius: ${({ theme }) => theme.radius.m};
  background: ${({ theme }) => theme.color.surfaceSunken};
  text-align: center;
  font-family: ${({ theme }) => theme.font.mono};
  font-size: 1.75rem;
  line-height: 2.25rem;
  letter-spacing: 0.05em;
  overflow-wrap: anywhere;
  user-select: all;
`

/** Shows the code to type into the app until it expires; screen readers spell it (addresses/native-typed). */
function TypedCode({ ends }: { ends: Deadline }) {
  const left = useSecondsLeft(ends)
  const held = useSyncExternalStore(watchAppCode, heldAppCode)
  const code = left > 0 ? held : ''
  return (
    <>
      {code && (
        <Code dir="ltr" translate="no">
          <SpelledCode code={code} groupsOf={4} sign="-" />
        </Code>
      )}
      <SmallBlock>
        <TimeLeft seconds={left} words="code.ends" />
      </SmallBlock>
    </>
  )
}
