import { handover } from 'src/services/http/handover'
import { startReports } from 'src/services/report/reporter'

// Runs when it is loaded, which is where the page keeps what goes wrong: a function to call would weigh on the first load.
const page = handover()
if (page) startReports(page)
