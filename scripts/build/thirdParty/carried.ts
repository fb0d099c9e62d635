/** Packages that others have copied into their files, so that the bundler sees no module of them. */
const CARRIED: Record<string, readonly string[]> = {
  'react-phone-input-2': [
    'classnames',
    'lodash.debounce',
    'lodash.memoize',
    'lodash.reduce',
    'lodash.startswith',
  ],
  'universal-cookie': ['cookie'],
}

/** Dependencies that packages declare for other platforms, or for exports that Foyer does not use. */
const LEFT_OUT: Record<string, readonly string[]> = {
  '@reduxjs/toolkit': ['@standard-schema/spec', '@standard-schema/utils', 'reselect'],
  '@redux-saga/core': ['@redux-saga/types'],
  '@redux-saga/is': ['@redux-saga/types'],
  axios: ['follow-redirects', 'form-data', 'https-proxy-agent', 'proxy-from-env'],
  // Its current build has no prop checks.
  'react-phone-input-2': ['prop-types'],
  'styled-components': ['@emotion/is-prop-valid', 'css-to-react-native', 'csstype'],
}

/** Returns whether a shipped package contains a declared dependency of which no chunk has a module; undefined if no one has checked. */
export function isCarried(owner: string, dependency: string): boolean | undefined {
  if (dependency.startsWith('@types/')) return false
  if (CARRIED[owner]?.includes(dependency)) return true
  return LEFT_OUT[owner]?.includes(dependency) ? false : undefined
}
