declare module '*.css'
declare module '*.css?text' {
  /** The text of the style sheet. */
  const text: string
  export default text
}
declare module '*.css?url' {
  /** The address of the style sheet. */
  const address: string
  export default address
}
