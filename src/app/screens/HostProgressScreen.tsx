import { useSelector } from 'react-redux'
import { selectCompletion } from 'src/features/autoLogin/completionSlice'
import { HostProgress } from 'src/features/autoLogin/HostProgress'
import { config } from 'src/services/config'

export default function HostProgressScreen() {
  const completion = useSelector(selectCompletion)
  if (completion.step === 'idle') return null
  return <HostProgress completion={completion} productName={config().productName} />
}
