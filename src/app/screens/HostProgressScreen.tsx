import { useSelector } from 'react-redux'
import { selectAutoLogin } from 'src/features/autoLogin/autoLoginSlice'
import { PopupNotified } from 'src/features/autoLogin/PopupNotified'
import { HostProgress } from 'src/features/autoLogin/HostProgress'
import { HostQuestion } from 'src/features/autoLogin/HostQuestion'
import { HostsTold } from 'src/features/autoLogin/HostsTold'
import { config } from 'src/services/config'

export default function HostProgressScreen() {
  const autoLogin = useSelector(selectAutoLogin)
  if (autoLogin.step === 'idle') return null
  if (autoLogin.step === 'asking') return <HostQuestion hosts={autoLogin.hosts} />
  const { productName } = config()
  if (autoLogin.step === 'popupNotified')
    return <PopupNotified address={autoLogin.address} productName={productName} />
  if (autoLogin.step === 'told') return <HostsTold told={autoLogin} productName={productName} />
  return <HostProgress autoLogin={autoLogin} productName={productName} />
}
