export interface Ticket {
  number: number
  at: number
  person: string | null
  displayName: string
  email: string
  phone: string
  description: string
  company: string
  /** The recording of the page, if the person has added it; none of it is proved. */
  recording?: string
}

/** A ticket as the lists contain it: its recording is a separate file. */
export type ListedTicket = Omit<Ticket, 'recording'> & { recorded: boolean }

export const listed = ({ recording, ...ticket }: Ticket): ListedTicket => ({
  ...ticket,
  recorded: recording !== undefined,
})
