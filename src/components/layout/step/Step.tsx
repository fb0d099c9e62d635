import { StepCard, type StepProps } from 'src/components/layout/step/StepCard'
import { StepPlace } from 'src/components/layout/step/StepPlace'

/** A step of a screen: each new one is a card in a place of its own. */
export const Step = (step: StepProps) => (
  <StepPlace key={step.step}>
    <StepCard {...step} />
  </StepPlace>
)
