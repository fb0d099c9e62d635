import { useSelector } from 'react-redux'
import { completionActions, selectCompletion } from 'src/features/autoLogin/completionSlice'
import { HandedBack } from 'src/features/autoLogin/HandedBack'
import { HostProgress } from 'src/features/autoLogin/HostProgress'
import { personReducer } from 'src/features/session/personSlice'
import { call, type Saga, takeLatest } from 'src/sagas/effects'
import { tellPerson } from 'src/sagas/person/person'
import { config } from 'src/services/config'
import type { Journey } from 'src/store/createStore'

export default function HostProgressScreen() {
  const completion = useSelector(selectCompletion)
  if (completion.step === 'idle') return null
  const { productName } = config()
  if (completion.step === 'handedBack')
    return <HandedBack address={completion.address} productName={productName} />
  return <HostProgress completion={completion} productName={productName} />
}

function* hostProgressSaga(): Saga {
  yield* call(tellPerson)
  yield* takeLatest(completionActions.hostsCounted.type, tellPerson)
}

/** It says for whom it signs in. */
export const journey: Journey = {
  name: 'hostProgress',
  reducers: { person: personReducer },
  saga: hostProgressSaga,
}
