import { supportParts } from 'src/app/journeys/supportParts'
import { SupportScreen } from 'src/features/support/SupportScreen'

/** The support form as a page, with its parts. */
export const SupportPage = () => <SupportScreen parts={supportParts} />
