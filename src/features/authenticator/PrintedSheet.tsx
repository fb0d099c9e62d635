import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import styled from 'styled-components'
import { selectRecoveryCodes } from 'src/features/authenticator/recoveryCodesSlice'
import { selectAccountName } from 'src/features/record/selectors'
import { useMessages } from 'src/messages/useMessages'
import { useCulture } from 'src/features/waiting/useCulture'

/** When printing, hides the rest of the page and removes the styles of the elements around the sheet. */
const Sheet = styled.div`
  @media print {
    :root *:not(:has(&), &, & *) {
      display: none !important;
    }
    :root:has(&),
    :has(&) {
      all: revert !important;
      background: none !important;
      /* Without it, the canvas of a dark page stays dark. */
      color-scheme: light !important;
    }
    && {
      color: black;
      font: 1rem / 1.5 var(--fonts);
    }
    && * {
      background: none;
    }
  }
`

const OnPaper = styled.p`
  display: none;
  @media print {
    display: block;
    margin-block-end: ${({ theme }) => theme.space.m};
  }
`

/** Lays out recovery codes for printing, with the date and, if the person has proven it, the account name (factors/recovery-print). */
export function PrintedSheet({ children }: { children: ReactNode }) {
  const t = useMessages()
  const culture = useCulture()
  const account = useSelector(selectAccountName)
  const codes = useSelector(selectRecoveryCodes)
  const day = new Intl.DateTimeFormat(culture, { dateStyle: 'long' })
  return (
    <Sheet>
      {account && (
        <OnPaper>
          {t('who.account')} <bdi translate="no">{account}</bdi>
        </OnPaper>
      )}
      {codes.step === 'shown' && <OnPaper>{day.format(codes.madeMs)}</OnPaper>}
      {children}
    </Sheet>
  )
}
