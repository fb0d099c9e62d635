import '@testing-library/jest-dom'
import { configure } from '../../node_modules/@testing-library/react'
import { throwErrors } from './consoleErrors'
import { readInlineStyles } from './inlineStyle'
import { EXPECTATION_LIMIT_MS } from './limits'

readInlineStyles()
configure({ asyncUtilTimeout: EXPECTATION_LIMIT_MS })

// Once more after the screen has been taken down, which the library does after each test.
afterEach(throwErrors)

/** `@testing-library/react`, with matchers for elements: only for the tests of screens, because it takes half of a short test's time to load (jest.config.js). */
export * from '../../node_modules/@testing-library/react'
