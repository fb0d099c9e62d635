import 'styled-components'
import type { Theme } from 'src/styles/theme'

declare module 'styled-components' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- this is how the library's theme is typed
  export interface DefaultTheme extends Theme {}
}
