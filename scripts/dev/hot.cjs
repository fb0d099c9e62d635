// A webpack loader, which webpack loads as CommonJS. It adds the code with which a save keeps the current step under `npm run dev`.
const CHANGES = {
  // A route's screen is replaced by React Refresh; its journey starts again.
  journey: source =>
    /export (?:const journey\b|\{[^}]*\bas journey\b)/.test(source)
      ? `${source}
if (module.hot) {
  module.hot.accept()
  window.foyerHotJourney?.(__webpack_require__(module.id).journey)
}
`
      : source,
  // Texts belong to no component, so the app renders all of them again.
  words: source => `${source}
if (module.hot) {
  module.hot.accept()
  window.foyerHotWords?.()
}
`,
  // The new reducer takes over the state of the old one.
  slice: source =>
    source.replace('.injectInto(rootReducer)', '.injectInto(rootReducer, { overrideExisting: true })'),
}

// No change moves a line: the map of the loaders before still holds.
module.exports = function hot(source, map) {
  this.callback(null, CHANGES[this.getOptions().as](source), map)
}
