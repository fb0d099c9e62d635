import '@testing-library/jest-dom'
import { loadMessages } from 'src/messages/catalogue'

beforeAll(loadMessages)

// jsdom keeps no record of its navigations.
if (!('getEntriesByType' in performance)) Object.assign(performance, { getEntriesByType: () => [] })
