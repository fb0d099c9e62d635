import { after, shot } from 'tools/screens/shot'
import { activate, field, press, problem, toCode, type } from 'tools/screens/steps'

/** The codes of the VIP Access app. */
export const oneTimeCodeShots = [
  shot('symantec-register', toCode('vip-register', 'Credential ID')),
  after(
    'symantec-register',
    'symantec-register-2',
    type('Credential ID', 'VSHM12345678'),
    press('Next'),
    field('First code'),
  ),
  shot(
    'symantec-activate-wrong',
    toCode('vip-activate', 'First code'),
    type('First code', '000000'),
    press('Next'),
    activate('000000', 'Second code'),
    problem(),
  ),
  shot('symantec-code', toCode('vip-code')),
  after('symantec-code', 'symantec-code-wrong', activate(), problem()),
]
