/** The names of the language, the DOM, WebAssembly, the libraries and the app, without the common end. */
const KNOWN = (
  'Aggregate Eval Internal Range Reference Suppressed Syntax Type URI ' +
  'Abort Constraint DataClone Data Encoding HierarchyRequest InUseAttribute IndexSize InvalidAccess ' +
  'InvalidCharacter InvalidModification InvalidNodeType InvalidState Namespace Network NoModificationAllowed ' +
  'NotAllowed NotFound NotReadable NotSupported Operation OptOut QuotaExceeded ReadOnly Security Timeout ' +
  'TransactionInactive TypeMismatch URLMismatch Unknown Version WrongDocument ' +
  'Compile Link Runtime Axios Canceled ChunkLoad Service Vali'
)
  .split(' ')
  .map(name => `${name}Error`)

/** Returns the name of an error if it is a known one, otherwise 'Error': a foreign error may carry input in its name. Returns 'unknown' for any other thrown value. */
export function errorName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return KNOWN.includes(error.name) ? error.name : 'Error'
}
