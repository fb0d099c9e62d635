import { supportParts } from 'src/app/journeys/supportParts'
import { SupportScreen } from 'src/features/support/SupportScreen'

export const SupportPage = () => <SupportScreen parts={supportParts} />
