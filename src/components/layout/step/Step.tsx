import { StepCard, type StepProps } from 'src/components/layout/step/StepCard'
import { StepContainer } from 'src/components/layout/step/StepContainer'

/** A step of a screen. Each new step is a card in a separate container. */
export const Step = (step: StepProps) => (
  <StepContainer key={step.step}>
    <StepCard {...step} />
  </StepContainer>
)
