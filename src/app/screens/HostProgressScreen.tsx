import { useSelector } from 'react-redux'
import { selectCompletion } from 'src/features/autoLogin/completionSlice'
import { HandedBack } from 'src/features/autoLogin/HandedBack'
import { HostProgress } from 'src/features/autoLogin/HostProgress'
import { HostQuestion } from 'src/features/autoLogin/HostQuestion'
import { config } from 'src/services/config'

export default function HostProgressScreen() {
  const completion = useSelector(selectCompletion)
  if (completion.step === 'idle') return null
  if (completion.step === 'asking') return <HostQuestion />
  const { productName } = config()
  if (completion.step === 'handedBack')
    return <HandedBack address={completion.address} productName={productName} />
  return <HostProgress completion={completion} productName={productName} />
}
