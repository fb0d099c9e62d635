export interface Ticket {
  number: number
  at: number
  person: string | null
  displayName: string
  email: string
  phone: string
  description: string
  company: string
}
