export interface Ticket {
  number: number
  at: number
  person: string | null
  displayName: string
  email: string
  phone: string
  description: string
  company: string
  /** What the page did, where the person has added it; nothing of it is proved. */
  recording?: string
}

/** A ticket as the lists have it: its recording is a file of its own. */
export type ListedTicket = Omit<Ticket, 'recording'> & { recorded: boolean }

export const listed = ({ recording, ...ticket }: Ticket): ListedTicket => ({
  ...ticket,
  recorded: recording !== undefined,
})
