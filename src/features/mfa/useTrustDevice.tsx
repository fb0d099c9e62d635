import { type ReactNode, useState } from 'react'
import { useSelector } from 'react-redux'
import styled from 'styled-components'
import { CheckField } from 'src/components/fields/CheckField'
import { selectCode } from 'src/features/mfa/factorCodeSlice'
import { selectTrustDays } from 'src/features/record/selectors'
import { useMessages } from 'src/messages/useMessages'

const HINT_ID = 'trust-device-hint'

/** Under the words of its box. */
const Hint = styled.p`
  margin-block-start: -${({ theme }) => theme.space.s};
  padding-inline-start: calc(1.5rem + ${({ theme }) => theme.space.s});
  margin-block-end: ${({ theme }) => theme.space.m};
  font-size: ${({ theme }) => theme.font.small};
  color: ${({ theme }) => theme.color.textMuted};
`

interface TrustDevice {
  box?: ReactNode
  /** The part of the proof about it: empty unless the person has ticked the box. */
  proof: { trustDevice?: true }
}

/** Asks whether this device is to be trusted, where the step offers it; each new request begins with an empty box (factors/trust-device). */
export function useTrustDevice(): TrustDevice {
  const say = useMessages()
  const trustDays = useSelector(selectTrustDays)
  const code = useSelector(selectCode)
  const [ticked, setTicked] = useState<number>()
  if (trustDays === undefined || code.step === 'away') return { proof: {} }
  const checked = ticked === code.visit
  const box = (
    <>
      <CheckField
        id="trustDevice"
        label={say('trust.ask', { n: trustDays })}
        describedBy={HINT_ID}
        checked={checked}
        onChange={tick => setTicked(tick ? code.visit : undefined)}
      />
      <Hint id={HINT_ID}>{say('trust.hint')}</Hint>
    </>
  )
  return { box, proof: checked ? { trustDevice: true } : {} }
}
