import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { TextLink } from 'src/components/actions/AppLink'
import { NewWindowLink } from 'src/components/actions/NewWindowLink'
import type { SupportChannel } from 'src/features/support/supportChannel'
import { useMessages } from 'src/messages/useMessages'

const Number = styled(TextLink)`
  font-size: ${({ theme }) => theme.font.lead};
  font-weight: ${({ theme }) => theme.font.bold};
`

const Hours = styled.p`
  padding-block-end: ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.textMuted};
`

const UrgentHelp = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${({ theme }) => theme.space.s};
  margin-block-end: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
  border-radius: ${({ theme }) => theme.radius.m};
  background: ${({ theme }) => theme.color.surfaceSunken};
  font-size: ${({ theme }) => theme.font.small};
`

/** The phone beside the form, for people who cannot wait for a ticket (support/phone-beside). */
export function CallInstead({ way }: { way: Extract<SupportChannel, { kind: 'phone' }> }) {
  const t = useMessages()
  return (
    <UrgentHelp>
      <span>{t('support.hurry')}</span>
      <TextLink href={way.tel}>
        <bdi dir="ltr" translate="no">
          {way.phone}
        </bdi>
      </TextLink>
      {way.hours && <Hours dir="auto">{way.hours}</Hours>}
    </UrgentHelp>
  )
}

/** The company's own support. The link takes the focus where a press asked for it and the browser opened nothing (password-reset/contact-support). */
export function CompanySupport({ address, focused = false }: { address: string; focused?: boolean }) {
  const t = useMessages()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (focused) link.current?.focus()
  }, [focused])
  return (
    <NewWindowLink ref={link} href={address}>
      {t('action.contactSupport')}
    </NewWindowLink>
  )
}

/** Help without a form: by phone, at the company's own address, or not from here (support/by-mail). */
export function OtherChannels({ way }: { way: Exclude<SupportChannel, { kind: 'form' }> }) {
  const t = useMessages()
  switch (way.kind) {
    case 'phone':
      return (
        <>
          <p>{t('support.callUs')}</p>
          <Number href={way.tel}>
            <bdi dir="ltr" translate="no">
              {way.phone}
            </bdi>
          </Number>
          {way.hours && <Hours dir="auto">{way.hours}</Hours>}
        </>
      )
    case 'address':
      return <CompanySupport address={way.address} />
    case 'none':
      return <p>{t('support.noWay')}</p>
  }
}
