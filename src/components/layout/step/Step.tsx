import { StepCard, type StepProps } from 'src/components/layout/step/StepCard'
import { StepPlace } from 'src/components/layout/step/StepPlace'

/** A step of a screen. Each new step is a card in a separate container. */
export const Step = (step: StepProps) => (
  <StepPlace key={step.step}>
    <StepCard {...step} />
  </StepPlace>
)
