import '@testing-library/jest-dom'
import { configure } from '../../node_modules/@testing-library/react'
import { throwKept } from './consoleErrors'

// A screen that comes in a chunk of its own takes its time on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

// Once more after the screen has been taken down, which the library does after each test.
afterEach(throwKept)

/** `@testing-library/react`, with matchers for elements: for the tests of screens alone, because it takes half of a short test's time to load (jest.config.js). */
export * from '../../node_modules/@testing-library/react'
