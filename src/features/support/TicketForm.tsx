import { type InputEvent, type SubmitEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import type { Problem, ProblemCode } from 'src/constants/problems'
import { SubmitButton } from 'src/components/actions/Button'
import { focusField } from 'src/components/fields/focusField'
import { PhoneField } from 'src/components/phone/PhoneField'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { TextField } from 'src/components/fields/TextField'
import { DescriptionField } from 'src/features/support/DescriptionField'
import { cut, roomBeside, withReference } from 'src/features/support/reference'
import { ReferenceLine } from 'src/features/support/ReferenceLine'
import { type EntryField, flaggedOnBlur, ticketProblem } from 'src/features/support/ticketProblem'
import { WithProblem } from 'src/features/support/WithProblem'
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

export interface TicketFormProps {
  guest: boolean
  busy: boolean
  problem: Problem | undefined
  /** The error that brought the person here, in words; '' for none. */
  reference: string
  onReferenceRemoved: () => void
  onEdited: () => void
  onSubmit: (ticket: Ticket) => void
}

const LONGEST = 256
const fieldId = (field: string) => `support-${field}`
const problemId = (field: string) => `support-${field}-problem`

/** A request for support; what is typed rests here alone (spec §4, Support form; §5). */
export function TicketForm({ guest, busy, problem, reference, ...on }: TicketFormProps) {
  const say = useMessages()
  const form = useRef<HTMLFormElement>(null)
  const [phone, setPhone] = useState('')
  const [description, setDescription] = useState('')
  const [flags, setFlags] = useState<Partial<Record<EntryField, ProblemCode | undefined>>>({})

  // The browser's own fields count as they stand: an extension may have filled them.
  const typed = (field: string) => {
    const input = form.current?.elements.namedItem(field)
    return input instanceof HTMLInputElement ? input.value : ''
  }
  const entry = () => ({ name: typed('name'), email: typed('email'), phone, description })

  const edited = (field: EntryField | 'company', event?: InputEvent<HTMLInputElement>) => {
    // A script is not held by maxlength, and a browser takes its time over a very long line.
    const input = event?.currentTarget
    if (input && input.value.length > LONGEST) input.value = cut(input.value, LONGEST)
    on.onEdited()
    setFlags(others => ({ ...others, [field]: undefined }))
  }
  const left = (field: EntryField) => {
    if (flaggedOnBlur(field, entry()[field])) setFlags(others => ({ ...others, [field]: 'required' }))
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    const wrong = ticketProblem(entry())
    setFlags(wrong ? { [wrong.field]: wrong.code } : {})
    if (wrong) {
      focusField(form.current, wrong.field)
      return
    }
    on.onSubmit({
      displayName: typed('name').trim(),
      email: typed('email').trim(),
      phone,
      description: withReference(description, reference),
      ...(!guest && { company: typed('company').trim() }),
    })
  }
  const wrongIn = (field: EntryField) => (flags[field] ? problemId(field) : undefined)

  return (
    <form ref={form} method="post" noValidate onSubmit={submit}>
      <Pair>
        <WithProblem id={problemId('name')} code={flags.name}>
          <TextField
            id={fieldId('name')}
            name="name"
            label={say('support.name')}
            autoComplete="name"
            maxLength={LONGEST}
            readOnly={busy}
            onInput={event => edited('name', event)}
            onBlur={() => left('name')}
            problemId={wrongIn('name')}
          />
        </WithProblem>
        <WithProblem id={problemId('email')} code={flags.email}>
          <TextField
            id={fieldId('email')}
            name="email"
            label={say('support.email')}
            // Not type=email: the browser would trim and translate what the form has to judge.
            type="text"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={LONGEST}
            readOnly={busy}
            onInput={event => edited('email', event)}
            onBlur={() => left('email')}
            problemId={wrongIn('email')}
          />
        </WithProblem>
      </Pair>
      <WithProblem id={problemId('phone')} code={flags.phone}>
        <PhoneField
          id={fieldId('phone')}
          name="phone"
          label={say('support.phone')}
          value={phone}
          readOnly={busy}
          onChange={value => {
            setPhone(value)
            edited('phone')
          }}
          onBlur={() => left('phone')}
          problemId={wrongIn('phone')}
        />
      </WithProblem>
      <WithProblem id={problemId('description')} code={flags.description}>
        <DescriptionField
          id={fieldId('description')}
          value={description}
          room={roomBeside(reference)}
          readOnly={busy}
          onChange={value => {
            setDescription(value)
            edited('description')
          }}
          onBlur={() => left('description')}
          problemId={wrongIn('description')}
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
      </WithProblem>
      {!guest && (
        <TextField
          id={fieldId('company')}
          name="company"
          label={say('support.company')}
          autoComplete="organization"
          maxLength={LONGEST}
          readOnly={busy}
          onInput={event => edited('company', event)}
        />
      )}
      <ProblemAlert id={problemId('ticket')} problem={problem} />
      <SubmitButton busy={busy}>{say('support.submit')}</SubmitButton>
    </form>
  )
}
