import { Card } from 'src/components/layout/Card'
import { StepPlace } from 'src/components/layout/step/StepPlace'
import { SupportPanel, type SupportParts } from 'src/features/support/SupportPanel'

/** The support form as a page: on a phone, and by its address on any device (support/get-help). */
export function SupportScreen({ parts }: { parts: SupportParts }) {
  return (
    <StepPlace>
      <Card>
        <SupportPanel parts={parts} />
      </Card>
    </StepPlace>
  )
}
