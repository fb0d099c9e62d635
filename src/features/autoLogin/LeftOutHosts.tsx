import { useRef } from 'react'
import { useDispatch } from 'react-redux'
import { LinkButton, PrimaryButton } from 'src/components/actions/Button'
import { ProductSentence, Sentence } from 'src/components/feedback/Sentence'
import { Text } from 'src/components/layout/Text'
import { useFocusAfterRemoval } from 'src/components/layout/useFocusAfterRemoval'
import { autoLoginEvents } from 'src/features/autoLogin/autoLoginEvents'
import { autoLoginActions, type AutoLoginState } from 'src/features/autoLogin/autoLoginSlice'
import { firstOf, Names } from 'src/features/autoLogin/LeftOutNames'
import { PersonStep } from 'src/features/person/PersonStep'
import { useMessages } from 'src/messages/useMessages'

/** The same limit as in the operators' report. */
const MOST_NAMES = 50

const LIST_ID = 'hosts-told'

interface LeftOutHostsProps {
  state: Extract<AutoLoginState, { step: 'told' }>
}

/**
 * Lists, before the browser leaves, the local hosts on which the person was not signed in. It describes the heading,
 * which has the focus (sign-in/local-hosts-told).
 */
export function LeftOutHosts({ state: { names, denied, staying } }: LeftOutHostsProps) {
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
