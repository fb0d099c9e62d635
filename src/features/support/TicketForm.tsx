import type { InputEvent, SubmitEvent } from 'react'
import styled from 'styled-components'
import type { Problem } from 'src/constants/problems'
import { SubmitButton } from 'src/components/actions/Button'
import { focusField } from 'src/components/fields/focusField'
import { PhoneField } from 'src/components/phone/PhoneField'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { TextField } from 'src/components/fields/TextField'
import { isEmailAddress } from 'src/features/support/isEmailAddress'
import { DescriptionField } from 'src/features/support/DescriptionField'
import { remainingLength, withReference } from 'src/features/support/reference'
import { ReferenceLine } from 'src/features/support/ReferenceLine'
import type { EntryField } from 'src/features/support/ticketProblem'
import { LONGEST, useTicketEntry } from 'src/features/support/useTicketEntry'
import { FieldWithProblem } from 'src/features/support/FieldWithProblem'
import { useMessages } from 'src/messages/useMessages'
import type { Ticket } from 'src/services/api/supportService'

/** Side by side where there is room. */
const Pair = styled.div`
  ${({ theme }) => theme.media.desktop} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${({ theme }) => theme.space.m};
  }
`

// Not type=email: the browser would trim and convert the text before the form checks it.
const EMAIL = {
  type: 'text',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const

const EMAIL_HINT = 'support-email-hint'

const EmailHint = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.small};
`

export interface TicketFormProps {
  guest: boolean
  /** Who asks, as far as the app knows; '' for nobody. */
  username: string
  busy: boolean
  problem: Problem | undefined
  /** The error that brought the person here, in words; '' for none. */
  reference: string
  onReferenceRemoved: () => void
  onEdited: () => void
  onSubmit: (ticket: Ticket) => void
}

const fieldId = (field: string) => `support-${field}`
const problemId = (field: string) => `support-${field}-problem`

/** A request for support (support/fields). */
export function TicketForm({ guest, username, busy, problem, reference, ...on }: TicketFormProps) {
  const say = useMessages()
  const isAddress = isEmailAddress(username)
  const { form, drawn, flags, entry, draw, read, leave, judge } = useTicketEntry(on.onEdited)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (busy || !judge()) return
    const { name, email, phone, description, company } = entry()
    on.onSubmit({
      displayName: name.trim(),
      email: email.trim(),
      phone,
      description: withReference(description, reference),
      ...(!guest && { company: company.trim() }),
    })
  }
  const field = (name: EntryField) => ({
    id: fieldId(name),
    name,
    readOnly: busy,
    onBlur: () => leave(name),
    problemId: flags[name] ? problemId(name) : undefined,
  })
  const line = (name: 'name' | 'email' | 'company') => ({
    label: say(`support.${name}`),
    maxLength: LONGEST,
    enterKeyHint: name === 'company' ? ('send' as const) : ('next' as const),
    onInput: (event: InputEvent<HTMLInputElement>) => read(name, event),
  })
  return (
    <form ref={form} method="post" noValidate onSubmit={submit}>
      <Pair>
        <FieldWithProblem id={problemId('name')} code={flags.name}>
          <TextField
            {...field('name')}
            {...line('name')}
            autoComplete="name"
            defaultValue={isAddress ? '' : username}
          />
        </FieldWithProblem>
        <FieldWithProblem id={problemId('email')} code={flags.email}>
          <TextField
            {...field('email')}
            {...line('email')}
            {...EMAIL}
            defaultValue={isAddress ? username : ''}
            aria-describedby={EMAIL_HINT}
            below={<EmailHint id={EMAIL_HINT}>{say('support.emailHint')}</EmailHint>}
          />
        </FieldWithProblem>
      </Pair>
      <FieldWithProblem id={problemId('phone')} code={flags.phone}>
        <PhoneField
          {...field('phone')}
          enterKeyHint="next"
          label={say('support.phone')}
          value={drawn.phone}
          onChange={value => draw('phone', value)}
        />
      </FieldWithProblem>
      <FieldWithProblem id={problemId('description')} code={flags.description}>
        <DescriptionField
          {...field('description')}
          value={drawn.description}
          room={remainingLength(reference)}
          onChange={value => draw('description', value)}
        >
          {reference && (
            <ReferenceLine
              reference={reference}
              onRemove={() => {
                on.onReferenceRemoved()
                focusField(form.current, 'description')
              }}
            />
          )}
        </DescriptionField>
      </FieldWithProblem>
      {!guest && (
        <TextField
          {...line('company')}
          id={fieldId('company')}
          name="company"
          autoComplete="organization"
          readOnly={busy}
        />
      )}
      <ProblemAlert id={problemId('ticket')} problem={problem} />
      <SubmitButton busy={busy}>{say('support.submit')}</SubmitButton>
    </form>
  )
}
