import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import styled from 'styled-components'
import { ContactSupport } from 'src/components/actions/ContactSupport'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { selectSupportAddress, supportAddressWanted } from 'src/features/support/supportAddressSlice'

const Below = styled.div`
  margin-block-start: ${({ theme }) => theme.space.m};
`

/** 'Contact support' below a form whose problem only support can solve (sign-in/account-disabled). */
export function ContactOnForm() {
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
