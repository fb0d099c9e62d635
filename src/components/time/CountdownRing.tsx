import styled from 'styled-components'

const RADIUS = 21
const CIRCUMFERENCE = 2 * Math.PI * RADIUS

const Round = styled.svg`
  flex: none;
  width: 3rem;
  height: 3rem;
  fill: none;
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;
  color: ${({ theme }) => theme.color.link};
`

const Track = styled.circle`
  stroke: ${({ theme }) => theme.color.border};
`

/** A phone, which the person has to use, in a ring for the share of time that is left, from 1 to 0; draws no ring if the end is unknown. Only the time moves it (accessibility/looks). */
export function CountdownRing({ left }: { left: number | undefined }) {
  return (
    <Round viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      {left !== undefined && (
        <>
          <Track cx="24" cy="24" r={RADIUS} />
          <circle
            cx="24"
            cy="24"
            r={RADIUS}
            stroke="currentColor"
            strokeDasharray={`${CIRCUMFERENCE * left} ${CIRCUMFERENCE}`}
            transform="rotate(-90 24 24)"
            visibility={left > 0 ? undefined : 'hidden'}
          />
        </>
      )}
      <path stroke="currentColor" strokeWidth="2" d="M19 14.5h10v19H19zM23 30h2" />
    </Round>
  )
}
