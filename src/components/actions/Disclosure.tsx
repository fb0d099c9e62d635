import { type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { ChevronIcon } from 'src/components/icons/Icon'

const Frame = styled.div`
  margin-block-end: ${({ theme }) => theme.space.m};
  border-block: 1px solid ${({ theme }) => theme.color.border};
`

const Toggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: ${({ theme }) => theme.size.control};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: ${({ theme }) => theme.font.medium};
  text-align: start;
  cursor: pointer;
  > svg {
    flex: none;
    color: ${({ theme }) => theme.color.textMuted};
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`

const Content = styled.div`
  padding-block-end: ${({ theme }) => theme.space.m};
`

interface DisclosureProps {
  /** The label of the button. Without one the content is always visible, because there is nothing to choose. */
  label: string | undefined
  children: ReactNode
}

/** A button that shows and hides the content below it. The content keeps its place in the tree when the label is removed, so that a button in it keeps the focus. */
export function Disclosure({ label, children }: DisclosureProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  // Content that was visible without a button stays open when the button appears, because it may contain the focus.
  if (label === undefined && !open) setOpen(true)
  return (
    <Frame>
      {label !== undefined && (
        <Toggle type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {label}
          <ChevronIcon />
        </Toggle>
      )}
      <Content id={id} hidden={!open}>
        {children}
      </Content>
    </Frame>
  )
}
