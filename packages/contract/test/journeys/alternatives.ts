import { chooseFactor } from 'src/services/api/alternativesService'
import type { JourneyCalls } from '../journey'
import { type Act, after, as, NOBODY, plain, signIn } from '../walks/walk'

const EMAIL = { body: { type: 'email' } }
const SMS = { body: { type: 'sms' } }
const begin: Act = scene => signIn(scene, 'other-ways')
const toAndFro = Array.from({ length: 11 }, (_, at) => plain('chooseFactor', at % 2 === 0 ? EMAIL : SMS))

export const alternatives: JourneyCalls = {
  calls: { chooseFactor: [(_, acting) => chooseFactor('email', acting)] },
  walks: [
    ['fetchSessionStatus', 202, 'other factors are offered', as('other-ways', 'fetchSessionStatus')],
    ['chooseFactor', 200, 'the step offers it', as('other-ways', 'chooseFactor', EMAIL)],
    [
      'fetchSessionStatus',
      202,
      'one was chosen',
      after(begin, plain('chooseFactor', EMAIL), plain('fetchSessionStatus')),
    ],
    ['chooseFactor', 400, 'the step does not', as('sms', 'chooseFactor', EMAIL)],
    ['chooseFactor', 401, NOBODY, plain('chooseFactor', EMAIL)],
    ['chooseFactor', 429, 'ten were chosen', after(begin, ...toAndFro)],
  ],
  acting: [['chooseFactor', 'other-ways', { type: 'email' }]],
}
