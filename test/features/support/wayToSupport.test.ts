import { wayToSupport } from 'src/features/support/wayToSupport'

const address = 'https://support.harbor.example/'

test.each([
  [
    'an e-mail address opens the form',
    { email: 's@h.example', phone: '1', requestSupportUrl: address },
    { kind: 'form' },
  ],
  [
    'without one there is the phone',
    { phone: '+1 (202) 555-0199', phoneHours: 'Mondays' },
    { kind: 'phone', phone: '+1 (202) 555-0199', tel: 'tel:+12025550199', hours: 'Mondays' },
  ],
  [
    'a national number stays one',
    { phone: '0800 123' },
    { kind: 'phone', phone: '0800 123', tel: 'tel:0800123' },
  ],
  ['a phone without a digit is none', { phone: 'ask Fay' }, { kind: 'none' }],
  [
    'the phone outranks the address',
    { phone: '1', requestSupportUrl: address },
    { kind: 'phone', phone: '1', tel: 'tel:1' },
  ],
  ['then the address', { requestSupportUrl: address }, { kind: 'address', address }],
  ['nothing', {}, { kind: 'none' }],
])('%s', (_rule, info, way) => {
  expect(wayToSupport(info)).toEqual(way)
})
