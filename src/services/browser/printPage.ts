import { tab } from 'src/services/tab'

/** Opens the browser's dialog for printing. */
export const printPage = (): void => tab.print()
