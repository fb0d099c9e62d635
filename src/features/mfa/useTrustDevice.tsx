import { type ReactNode, useState } from 'react'
import { useSelector } from 'react-redux'
import styled from 'styled-components'
import { CheckField } from 'src/components/fields/CheckField'
import { Small } from 'src/components/layout/Small'
import { selectCode } from 'src/features/mfa/factorCodeSlice'
import { selectTrustDays } from 'src/features/record/selectors'
import { useMessages } from 'src/messages/useMessages'

const HINT_ID = 'trust-device-hint'

const Hint = styled(Small)`
  margin-block-start: -${({ theme }) => theme.space.s};
  padding-inline-start: calc(1.5rem + ${({ theme }) => theme.space.s});
  margin-block-end: ${({ theme }) => theme.space.m};
`

export interface TrustDevice {
  box?: ReactNode
  /** The field of the proof: empty unless the checkbox is ticked. */
  proof: { trustDevice?: true }
}

/** Asks whether to trust this device, if the step offers it. Each new request starts with an unticked checkbox (factors/trust-device). */
export function useTrustDevice(): TrustDevice {
  const t = useMessages()
  const trustDays = useSelector(selectTrustDays)
  const code = useSelector(selectCode)
  const [ticked, setTicked] = useState<number>()
  if (trustDays === undefined || code.step === 'away') return { proof: {} }
  const checked = ticked === code.visit
  const box = (
    <>
      <CheckField
        id="trustDevice"
        label={t('trust.ask', { n: trustDays })}
        describedBy={HINT_ID}
        checked={checked}
        onChange={tick => setTicked(tick ? code.visit : undefined)}
      />
      <Hint id={HINT_ID}>{t('trust.hint')}</Hint>
    </>
  )
  return { box, proof: checked ? { trustDevice: true } : {} }
}
