import type { Journey } from 'src/store/createStore'

export { NotSupportedScreen as default } from 'src/features/onboarding/NotSupportedScreen'

export const journey: Journey = {
  name: 'notSupported',
  progress: { steps: { notSupported: { problems: [], otherwise: 'refused' } } },
}
