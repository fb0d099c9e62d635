import { tab } from 'src/services/tab'

export const printPage = (): void => tab.print()
