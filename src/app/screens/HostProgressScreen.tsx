import { useSelector } from 'react-redux'
import { selectAutoLogin } from 'src/features/autoLogin/autoLoginSlice'
import { PopupNotified, HostProgress } from 'src/features/autoLogin/HostProgress'
import { HostQuestion, LeftOutHosts } from 'src/features/autoLogin/LeftOutHosts'

export default function HostProgressScreen() {
  const autoLogin = useSelector(selectAutoLogin)
  if (autoLogin.step === 'idle') return null
  if (autoLogin.step === 'asking') return <HostQuestion hosts={autoLogin.hosts} />
  if (autoLogin.step === 'popupNotified') return <PopupNotified address={autoLogin.address} />
  if (autoLogin.step === 'told') return <LeftOutHosts state={autoLogin} />
  return <HostProgress autoLogin={autoLogin} />
}
