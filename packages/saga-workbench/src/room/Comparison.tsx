import { useMemo, useState } from 'react'
import type { Recording } from '../recording/entries'
import type { Difference } from '../replay/difference'
import { differencesOf, MISSING, type Side, sideBySide } from '../replay/sideBySide'
import { differenceSentence } from '../replay/differenceText'
import { Lanes } from './Lanes'
import { Small } from './parts'

const NONE: Difference = { what: 'answer', saga: '', nth: 0 }

function Run({ title, side, onPress }: { title: string; side: Side; onPress: (id: number) => void }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <Lanes {...side} onPress={onPress} />
    </section>
  )
}

interface ComparisonProps {
  good: Recording
  other: Recording
  /** Shows an effect of one of the runs. */
  onPress: (id: number, page: string) => void
}

/** Shows a run beside a good one at one of their differences, first at the first one. */
export function Comparison({ good, other, onPress }: ComparisonProps) {
  const found = useMemo(() => differencesOf(good, other), [good, other])
  const [chosen, setChosen] = useState(0)
  const at = Math.max(0, Math.min(chosen, found.length - 1))
  const difference = found[at]
  const [one, two] = useMemo(() => sideBySide(good, other, difference ?? NONE), [good, other, difference])
  const pressOther = (id: number): void =>
    // A missing effect is in the good run.
    id === MISSING && difference?.one ? onPress(difference.one.id, good.page) : onPress(id, other.page)
  return (
    <div id="flow-compare">
      <p id="flow-difference" role="status">
        {difference ? differenceSentence(difference) : 'Both runs do the same.'}
      </p>
      <div className="flow-bar">
        <Small aria-label="Difference before" onClick={() => setChosen(at - 1)}>
          ◀
        </Small>
        <Small aria-label="Next difference" onClick={() => setChosen(at + 1)}>
          ▶
        </Small>
        <span>{difference && `${at + 1} of ${found.length}`}</span>
      </div>
      <Run title="The run beside" side={one} onPress={id => onPress(id, good.page)} />
      <Run title="This run" side={two} onPress={pressOther} />
    </div>
  )
}
