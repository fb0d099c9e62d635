/** The globals that a page's script can use without an import. */
const WORLD = [
  'window',
  'document',
  'globalThis',
  'self',
  'localStorage',
  'sessionStorage',
  'fetch',
  'navigator',
  'location',
  'history',
  'setTimeout',
  'setInterval',
]
/** Globals that services use through their tab (src/services/tab.ts). webpack recognizes only a bare `Worker`. */
const TAB = [
  ...WORLD,
  'addEventListener',
  'BroadcastChannel',
  'clearInterval',
  'clearTimeout',
  'crypto',
  'matchMedia',
  'performance',
  'removeEventListener',
  'requestAnimationFrame',
]
/** The files of `services` that run in a worker or are the tab. */
const WITHOUT_TAB = ['src/services/**/worker.ts', 'src/services/**/fetchUnseen.ts', 'src/services/tab.ts']
/** The folders that may use these globals. */
const WORLDLY = ['boot', 'services']
/** Other files that must use some, and the globals that they may use. */
const TOUCHES = {
  'src/app/App.tsx': ['document'],
  'src/app/screens/HelpModal.tsx': ['setTimeout'],
  'src/components/actions/Button.tsx': ['setTimeout'],
  'src/components/fields/useDescribedBy.ts': ['document'],
  'src/components/feedback/useSettled.ts': ['setTimeout'],
  'src/components/feedback/LazyScreen.tsx': ['setTimeout'],
  'src/components/feedback/ProblemAlert.tsx': ['window'],
  'src/components/layout/Modal.tsx': ['document', 'setTimeout', 'window'],
  'src/components/layout/step/Step.tsx': ['document'],
  'src/components/layout/useOnPageHide.ts': ['window'],
  'src/components/phone/PhoneField.tsx': ['document'],
  'src/components/time/useSecondsLeft.ts': ['setInterval'],
  'src/messages/catalogue.ts': ['document', 'setTimeout'],
  'src/messages/inEnglish.ts': ['document'],
  'src/store/createStore.ts': ['window'],
}

const barred = allowed => ({
  'no-restricted-globals': ['error', ...WORLD.filter(name => !allowed.includes(name))],
})
const throughTab = {
  'no-restricted-globals': [
    'error',
    ...TAB.map(name => ({ name, message: 'Services reach the browser through src/services/tab.' })),
  ],
}

/** The permissions, as parts of the configuration. */
export const worldGlobals = [
  { files: ['src/**'], ignores: WORLDLY.map(folder => `src/${folder}/**`), rules: barred([]) },
  { files: ['src/services/**'], ignores: WITHOUT_TAB, rules: throughTab },
  ...Object.entries(TOUCHES).map(([file, allowed]) => ({ files: [file], rules: barred(allowed) })),
]
