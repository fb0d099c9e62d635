import type { Person } from 'sandbox/company/types'

/** The server knows them by a different name from the one that they may type (one-sign-in/server-name). */
export const aliasPeople: Person[] = [
  {
    username: 'alias@harbor.example',
    aliases: ['alias'],
    name: 'Alba Sandoval',
    group: 'Straight in',
    shows: 'May type the alias “alias”; the server returns this name',
    endsAt: '/online/',
    email: 'alias@harbor.example',
  },
]
