import { supportParts } from 'src/app/journeys/supportParts'
import { SupportScreen } from 'src/features/support/SupportPanel'

export const SupportPage = () => <SupportScreen parts={supportParts} />
