import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { ContactSupport } from 'src/components/actions/ContactSupport'
import { Below } from 'src/components/layout/Small'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { supportAddressSaga } from 'src/sagas/company/helpInfo'
import type { Journey } from 'src/store/createStore'
import { selectSupportAddress, supportAddressWanted } from 'src/features/session/supportAddressSlice'

/** 'Contact support' below a form whose problem only support can solve (sign-in/account-disabled). */
export default function ContactOnForm() {
  const dispatch = useDispatch()
  const address = useSelector(selectSupportAddress)
  useEffect(() => {
    dispatch(supportAddressWanted())
  }, [dispatch])
  return (
    <Below>
      <ContactSupport address={address} second onAsk={() => dispatch(sessionEvents.supportRequested())} />
    </Below>
  )
}

export const journey: Journey = { name: 'supportAddress', saga: supportAddressSaga, progress: { steps: {} } }
