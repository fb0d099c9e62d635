import { supportViews } from 'src/app/journeys/supportParts'
import { SupportScreen } from 'src/features/support/SupportScreen'

/** The support form as a page, with the other ways to get help. */
export const SupportPage = () => <SupportScreen parts={supportViews} />
