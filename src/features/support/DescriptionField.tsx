import type { FocusEvent, ReactNode } from 'react'
import styled from 'styled-components'
import { composedInput } from 'src/components/fields/composition'
import { FieldBlock, Input, Label, Slot } from 'src/components/fields/TextField'
import { AnnouncedWithFocus } from 'src/components/feedback/ProblemAlert'
import { useDescribedBy } from 'src/components/fields/useDescribedBy'
import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'
import { Small } from 'src/components/layout/Small'
import { truncate } from 'src/features/support/ticketProblem'
import { useMessages } from 'src/messages/useMessages'
import { LinkButton } from 'src/components/actions/Button'
import { Sentence } from 'src/components/feedback/Sentence'

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  column-gap: ${({ theme }) => theme.space.m};
  margin-block-end: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => theme.space.xs} 0.75rem;
  border-radius: ${({ theme }) => theme.radius.m};
  background: ${({ theme }) => theme.color.surfaceSunken};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.small};
`

const Words = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

/** The error that brought the person here, which the ticket includes, and the button to remove it. */
export function ReferenceLine({ reference, onRemove }: { reference: string; onRemove: () => void }) {
  const t = useMessages()
  return (
    <Line>
      <Words>
        <Sentence words="support.reference" values={{ reference }} />
      </Words>
      <LinkButton type="button" onClick={onRemove}>
        {t('support.reference.remove')}
      </LinkButton>
    </Line>
  )
}

const TextArea = styled(Input).attrs({ as: 'textarea' })`
  min-height: 7.5rem;
  resize: vertical;
  line-height: 1.4;
`

/** The error at the start of the line, the count at its end; below the error if enlarged text leaves no room beside its longest word. */
const Below = styled(Slot)`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${({ theme }) => theme.space.m};
  > :not(:last-child) {
    flex: 1 1 0;
    min-width: min-content;
  }
`

const Count = styled(Small)`
  margin-inline-start: auto;
  line-height: 1.25rem;
  font-variant-numeric: tabular-nums;
`

/** From this count on the page announces the characters that are left, every ten. */
const NEARLY_FULL = 20

interface DescriptionFieldProps {
  id: string
  name: string
  value: string
  /** Characters. */
  room: number
  problemId: string | undefined
  readOnly: boolean
  onChange: (value: string) => void
  onBlur: (event: FocusEvent) => void
  /** The error. */
  below: ReactNode
  /** The text of its footer. */
  children: ReactNode
}

/** The person's own text, with a count; the field cuts a text that is too long. */
export function DescriptionField({
  id,
  name,
  value,
  room,
  problemId,
  readOnly,
  onChange,
  onBlur,
  below,
  children,
}: DescriptionFieldProps) {
  const t = useMessages()
  const countId = `${id}-count`
  const described = useDescribedBy(id, problemId)
  const count = Math.min(value.length, room)
  const left = room - count
  const typed = composedInput<HTMLTextAreaElement>({
    during: area => onChange(area.value),
    after: area => {
      const text = truncate(area.value, room)
      if (text !== area.value) area.value = text
      onChange(text)
    },
  })
  return (
    <FieldBlock>
      <Label htmlFor={id}>{t('support.description')}</Label>
      <TextArea
        id={id}
        name={name}
        dir="auto"
        value={value}
        maxLength={room}
        readOnly={readOnly}
        aria-required
        {...typed}
        onBlur={onBlur}
        aria-invalid={problemId ? true : undefined}
        aria-describedby={described ? `${described} ${countId}` : problemId ? undefined : countId}
      />
      <Below>
        <AnnouncedWithFocus value={Boolean(problemId)}>{below}</AnnouncedWithFocus>
        <Count id={countId}>{t('support.count', { n: count, max: room })}</Count>
      </Below>
      <VisuallyHidden role="status">
        {left <= NEARLY_FULL && t('support.left', { n: Math.ceil(left / 10) * 10 })}
      </VisuallyHidden>
      {children}
    </FieldBlock>
  )
}
