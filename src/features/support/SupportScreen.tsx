import { Card } from 'src/components/layout/Card'
import { SupportPanel } from 'src/features/support/SupportPanel'

/** The support form as a page: on a phone, and by its address on any device (support/get-help). */
export function SupportScreen() {
  return (
    <Card>
      <SupportPanel />
    </Card>
  )
}
