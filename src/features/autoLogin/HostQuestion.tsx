import { useDispatch } from 'react-redux'
import { LinkButton, PrimaryButton } from 'src/components/actions/Button'
import { STEP_TEXT } from 'src/components/layout/step/StepCard'
import { autoLoginEvents } from 'src/features/autoLogin/autoLoginEvents'
import { HostNames } from 'src/features/autoLogin/LeftOutNames'
import { PersonStep } from 'src/features/person/PersonStep'
import { useMessages } from 'src/messages/useMessages'

const HOSTS_ID = 'asked-hosts'

/**
 * Explains why the page calls hosts on the company's local network, before the browser asks for the permission. The
 * person's press is the user gesture (sign-in/local-hosts).
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
      <HostNames id={HOSTS_ID} names={hosts} />
    </PersonStep>
  )
}
