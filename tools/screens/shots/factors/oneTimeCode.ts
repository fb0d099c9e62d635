import { after, type Ways } from 'tools/screens/shot'
import { activate, field, press, problem, toCode, type } from 'tools/screens/steps'

/** The codes of the VIP Access app. */
export const oneTimeCodeShots: Ways = {
  'symantec-register': [toCode('vip-register', 'Credential ID')],
  'symantec-register-2': after(
    'symantec-register',
    type('Credential ID', 'VSHM12345678'),
    press('Next'),
    field('First code'),
  ),
  'symantec-activate-wrong': [
    toCode('vip-activate', 'First code'),
    type('First code', '000000'),
    press('Next'),
    activate('000000', 'Second code'),
    problem(),
  ],
  'symantec-code': [toCode('vip-code')],
  'symantec-code-wrong': after('symantec-code', activate(), problem()),
}
