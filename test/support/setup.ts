import '@testing-library/jest-dom'
import { loadMessages } from 'src/messages/catalogue'

beforeAll(loadMessages)
