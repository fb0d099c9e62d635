import { Card } from 'src/components/layout/Card'
import { StepContainer } from 'src/components/layout/step/Step'
import { SupportPanel, type SupportParts } from 'src/features/support/SupportPanel'

/** The support form as a page: on a phone, and by its address on any device (support/get-help). */
export function SupportScreen({ parts }: { parts: SupportParts }) {
  return (
    <StepContainer>
      <Card>
        <SupportPanel parts={parts} />
      </Card>
    </StepContainer>
  )
}
