import './navigationRecord'
import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import { loadMessages } from 'src/messages/catalogue'

// A screen that comes in a chunk of its own takes its time on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

beforeAll(loadMessages)
