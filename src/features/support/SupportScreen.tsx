import type { ReactNode } from 'react'
import { Card } from 'src/components/layout/Card'
import { StepPlace } from 'src/components/layout/step/StepPlace'
import { SupportPanel } from 'src/features/support/SupportPanel'

/** The support form as a page: on a phone, and by its address on any device (support/get-help). */
export function SupportScreen({ parts }: { parts: ReactNode }) {
  return (
    <StepPlace>
      <Card>
        <SupportPanel parts={parts} />
      </Card>
    </StepPlace>
  )
}
