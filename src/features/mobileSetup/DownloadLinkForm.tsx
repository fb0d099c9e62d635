import { type SubmitEvent, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import styled from 'styled-components'
import { SecondaryButton, SubmitButton, useLimit } from 'src/components/actions/Button'
import { PhoneField } from 'src/components/phone/PhoneField'
import { ProblemAlert, Notice } from 'src/components/feedback/ProblemAlert'
import { useFocusOnProblem } from 'src/components/fields/useFirstField'
import { downloadLinkActions, selectDownloadLink } from 'src/features/mobileSetup/mobileSetupSlices'
import { useMessages } from 'src/messages/useMessages'

/** Places the field and the button side by side where they fit. */
const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${({ theme }) => theme.space.s};
  > :first-child {
    flex: 1 1 13rem;
    min-width: 0;
  }
  > :last-child {
    flex: 1 0 auto;
    margin-block-end: ${({ theme }) => theme.space.s};
  }
  ${({ theme }) => theme.media.columns} {
    > :first-child {
      flex-basis: 11rem;
    }
    button[type='submit'] {
      padding-inline: ${({ theme }) => theme.space.s};
    }
  }
`

const FIELD = 'mobileNumber'
const PROBLEM = 'mobile-number-problem'

export function DownloadLinkForm({ onFocus }: { onFocus?: () => void }) {
  const t = useMessages()
  const dispatch = useDispatch()
  const state = useSelector(selectDownloadLink)
  const [phoneNumber, setPhoneNumber] = useState('')
  const problem = state.step === 'editing' ? state.problem : undefined
  const invalid = problem?.code === 'enterMobileNumber'
  const limit = useLimit(problem)
  const form = useFocusOnProblem(FIELD, invalid ? problem : undefined)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (state.step !== 'sending' && !limit) dispatch(downloadLinkActions.submitted(phoneNumber))
  }
  const edit = (value: string) => {
    setPhoneNumber(value)
    dispatch(downloadLinkActions.edited())
  }
  return (
    <Form method="post" noValidate onFocus={onFocus} onSubmit={submit} ref={form}>
      <PhoneField
        id={FIELD}
        name={FIELD}
        label={t('mobileSetup.mobileNumber')}
        value={phoneNumber}
        onChange={edit}
        readOnly={state.step === 'sending'}
        problemId={invalid ? PROBLEM : undefined}
        below={
          <>
            <ProblemAlert id={PROBLEM} problem={problem} line />
            <Notice tone="success" line>
              {state.step === 'sent' && t('mobileSetup.sent')}
            </Notice>
          </>
        }
      />
      <div>
        <SubmitButton look={SecondaryButton} busy={state.step === 'sending'} limit={limit}>
          {t('mobileSetup.send')}
        </SubmitButton>
      </div>
    </Form>
  )
}
