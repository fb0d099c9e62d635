declare module '*.css'
declare module '*.css?url' {
  /** The address of the style sheet. */
  const address: string
  export default address
}
