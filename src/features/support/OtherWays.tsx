import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { TextLink } from 'src/components/actions/AppLink'
import { ExternalLinkLabel } from 'src/components/actions/ExternalLinkLabel'
import type { WayToSupport } from 'src/features/support/wayToSupport'
import { useMessages } from 'src/messages/useMessages'

const Number = styled(TextLink)`
  font-size: ${({ theme }) => theme.font.lead};
  font-weight: ${({ theme }) => theme.font.bold};
`

const Hours = styled.p`
  padding-block-end: ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.textMuted};
`

const Hurry = styled.div`
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
export function CallInstead({ way }: { way: Extract<WayToSupport, { kind: 'phone' }> }) {
  const say = useMessages()
  return (
    <Hurry>
      <span>{say('support.hurry')}</span>
      <TextLink href={way.tel}>
        <bdi dir="ltr" translate="no">
          {way.phone}
        </bdi>
      </TextLink>
      {way.hours && <Hours dir="auto">{way.hours}</Hours>}
    </Hurry>
  )
}

/** The company's own support. The link takes the focus where a press asked for it and the browser opened nothing (password-reset/contact-support). */
export function OwnSupport({ address, asked = false }: { address: string; asked?: boolean }) {
  const say = useMessages()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (asked) link.current?.focus()
  }, [asked])
  return (
    <TextLink ref={link} href={address} target="_blank" rel="noopener noreferrer">
      <ExternalLinkLabel>{say('action.contactSupport')}</ExternalLinkLabel>
    </TextLink>
  )
}

/** Help without a form: by phone, at the company's own address, or not from here (support/by-mail). */
export function OtherWays({ way }: { way: Exclude<WayToSupport, { kind: 'form' }> }) {
  const say = useMessages()
  switch (way.kind) {
    case 'phone':
      return (
        <>
          <p>{say('support.callUs')}</p>
          <Number href={way.tel}>
            <bdi dir="ltr" translate="no">
              {way.phone}
            </bdi>
          </Number>
          {way.hours && <Hours dir="auto">{way.hours}</Hours>}
        </>
      )
    case 'address':
      return <OwnSupport address={way.address} />
    case 'none':
      return <p>{say('support.noWay')}</p>
  }
}
