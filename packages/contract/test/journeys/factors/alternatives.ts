import { chooseFactor } from 'src/services/api/alternativesService'
import type { JourneyCalls } from '../../journey'
import { after, by, plain, signingIn } from '../../walks/walk'

const EMAIL = { body: { type: 'email' } }
const SMS = { body: { type: 'sms' } }
const begin = signingIn('other-ways')
const toAndFro = Array.from({ length: 11 }, (_, at) => plain('chooseFactor', at % 2 === 0 ? EMAIL : SMS))

export const alternatives: JourneyCalls = {
  calls: { chooseFactor: [(_, acting) => chooseFactor('email', acting)] },
  walks: [
    by('other-ways', 'fetchSessionStatus', 202, 'other factors are offered'),
    by('other-ways', 'chooseFactor', 200, 'the step offers it', EMAIL),
    [
      'fetchSessionStatus',
      202,
      'one was chosen',
      after(begin, plain('chooseFactor', EMAIL), plain('fetchSessionStatus')),
    ],
    by('sms', 'chooseFactor', 400, 'the step does not', EMAIL),
    ['chooseFactor', 429, 'ten were chosen', after(begin, ...toAndFro)],
  ],
}
