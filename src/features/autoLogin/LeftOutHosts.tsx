import { autoLoginEvents } from 'src/features/autoLogin/autoLoginEvents'
import { useRef } from 'react'
import { useDispatch } from 'react-redux'
import { LinkButton, PrimaryButton } from 'src/components/actions/Button'
import { ProductSentence, Sentence } from 'src/components/feedback/Sentence'
import { Text } from 'src/components/layout/Text'
import { useFocusAfterRemoval } from 'src/components/layout/useFocusAfterRemoval'
import { autoLoginActions, type AutoLoginState } from 'src/features/autoLogin/autoLoginSlice'
import { PersonStep } from 'src/features/person/PersonStep'
import { useMessages } from 'src/messages/useMessages'
import styled from 'styled-components'
import { STEP_TEXT } from 'src/components/layout/step/StepCard'

/** More names would push the button below the visible area; the operators' report lists them all. */
const FEW_NAMES = 5
/** The same limit as in the operators' report. */
const MOST_NAMES = 50

/** Returns the first names of a list, followed by an ellipsis if there are more. */
const firstOf = (names: readonly string[], most = FEW_NAMES): string =>
  names.slice(0, most).join(', ') + (names.length > most ? ', …' : '')

const Names = styled(Text)`
  overflow-wrap: anywhere;
  &:empty {
    margin: 0;
  }
`

/**
 * Lists the local hosts on which the person was not signed in. The live region is rendered before its text, so that
 * screen readers announce it (sign-in/local-hosts-named).
 */
export function LeftOutNames({ names = [] }: { names?: readonly string[] | undefined }) {
  const hosts = firstOf(names)
  return (
    <Names aria-live="polite">{hosts && <Sentence words="completion.leftOut" values={{ hosts }} />}</Names>
  )
}

const LIST_ID = 'hosts-told'

/**
 * Lists, before the browser leaves, the local hosts on which the person was not signed in. It describes the heading,
 * which has the focus (sign-in/local-hosts-told).
 */
export function LeftOutHosts({ names, denied, staying }: Extract<AutoLoginState, { step: 'told' }>) {
  const t = useMessages()
  const dispatch = useDispatch()
  return (
    <PersonStep
      heading={t('completion.heading')}
      headingDescription={LIST_ID}
      act={
        <PrimaryButton type="button" onClick={() => dispatch(autoLoginEvents.leftOutRead())}>
          {t('login.continue')}
        </PrimaryButton>
      }
      out={!staying && <Stay />}
    >
      <div id={LIST_ID}>
        <Names>
          <Sentence words="completion.leftOut" values={{ hosts: firstOf(names, MOST_NAMES) }} />
        </Names>
        {denied && <Text>{t('completion.denied')}</Text>}
        {!staying && (
          <Text>
            <ProductSentence words="completion.opens" />
          </Text>
        )}
      </div>
    </PersonStep>
  )
}

/** The button disappears when it is pressed, and the heading has the focus again. */
function Stay() {
  const t = useMessages()
  const dispatch = useDispatch()
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfterRemoval(button, 'h1')
  return (
    <LinkButton ref={button} type="button" onClick={() => dispatch(autoLoginActions.leftOutKept())}>
      {t('completion.stay')}
    </LinkButton>
  )
}

const HOSTS_ID = 'asked-hosts'

/**
 * Explains why the page calls hosts on the company's local network, before the browser asks for the permission. The
 * person's press is the user gesture (sign-in/local-hosts, sign-in/local-hosts-named).
 */
export function HostQuestion({ hosts }: { hosts: readonly string[] }) {
  const t = useMessages()
  const dispatch = useDispatch()
  return (
    <PersonStep
      heading={t('completion.heading')}
      headingDescription={`${STEP_TEXT} ${HOSTS_ID}`}
      text={t('completion.leave')}
      act={
        <PrimaryButton type="button" onClick={() => dispatch(autoLoginEvents.localHostsWanted())}>
          {t('completion.local')}
        </PrimaryButton>
      }
      out={
        <LinkButton type="button" onClick={() => dispatch(autoLoginEvents.localHostsSkipped())}>
          {t('action.skip')}
        </LinkButton>
      }
    >
      <Names id={HOSTS_ID} dir="ltr" translate="no">
        <strong>{firstOf(hosts)}</strong>
      </Names>
    </PersonStep>
  )
}
