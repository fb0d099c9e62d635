import { ASKED, type Deed, due } from 'scenarios/scenario'

export const CODE: Deed = {
  type: 'factorCode/submitted',
  payload: { kind: 'text', mfaType: 'sms', code: '012345' },
}
export const sms = { signIn: { status: 202 }, fetchSessionStatus: due({ type: 'sms', timeout: 300 }) }
export const statusCalls = [...ASKED, 'fetchSessionStatus']
export const tried = [...statusCalls, 'activate']
