import styled from 'styled-components'

const Row = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  min-height: ${({ theme }) => theme.size.target};
  margin-block-end: ${({ theme }) => theme.space.s};
  cursor: pointer;
`

const Box = styled.input`
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  margin: 0;
  accent-color: ${({ theme }) => theme.color.accent};
`

interface CheckFieldProps {
  id: string
  label: string
  describedBy?: string
  checked: boolean
  onChange: (checked: boolean) => void
}

export function CheckField({ id, label, describedBy, checked, onChange }: CheckFieldProps) {
  return (
    <Row htmlFor={id}>
      <Box
        id={id}
        type="checkbox"
        aria-describedby={describedBy}
        checked={checked}
        onChange={event => onChange(event.target.checked)}
      />
      {label}
    </Row>
  )
}
