import { useRef } from 'react'
import { useDispatch } from 'react-redux'
import { LinkButton, PrimaryButton } from 'src/components/actions/Button'
import { ProductSentence } from 'src/components/feedback/ProductSentence'
import { Sentence } from 'src/components/feedback/Sentence'
import { Text } from 'src/components/layout/Text'
import { useFocusPassedOn } from 'src/components/layout/useFocusPassedOn'
import { autoLoginEvents } from 'src/features/autoLogin/autoLoginEvents'
import { autoLoginActions, type AutoLoginState } from 'src/features/autoLogin/autoLoginSlice'
import { firstOf, Names } from 'src/features/autoLogin/LeftOut'
import { PersonStep } from 'src/features/person/PersonStep'
import { useMessages } from 'src/messages/useMessages'

/** The same limit as in the operators' report. */
const MOST_TOLD = 50

const TOLD_ID = 'hosts-told'

interface HostsToldProps {
  told: Extract<AutoLoginState, { step: 'told' }>
}

/**
 * Lists, before the browser leaves, the local hosts on which the person was not signed in. It describes the heading,
 * which has the focus (sign-in/local-hosts-told).
 */
export function HostsTold({ told: { names, denied, staying } }: HostsToldProps) {
  const say = useMessages()
  const dispatch = useDispatch()
  return (
    <PersonStep
      heading={say('completion.heading')}
      headingDescription={TOLD_ID}
      act={
        <PrimaryButton type="button" onClick={() => dispatch(autoLoginEvents.leftOutRead())}>
          {say('login.continue')}
        </PrimaryButton>
      }
      out={!staying && <Stay />}
    >
      <div id={TOLD_ID}>
        <Names>
          <Sentence words="completion.leftOut" values={{ hosts: firstOf(names, MOST_TOLD) }} />
        </Names>
        {denied && <Text>{say('completion.denied')}</Text>}
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
  const say = useMessages()
  const dispatch = useDispatch()
  const button = useRef<HTMLButtonElement>(null)
  useFocusPassedOn(button, 'h1')
  return (
    <LinkButton ref={button} type="button" onClick={() => dispatch(autoLoginActions.leftOutKept())}>
      {say('completion.stay')}
    </LinkButton>
  )
}
