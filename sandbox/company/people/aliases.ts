import { personIn, type Person } from 'sandbox/company/types'

const person = personIn('Straight in')

/** The server knows them by a different name from the one that they may type (one-sign-in/server-name). */
export const aliasPeople: Person[] = [
  person(
    'alias@harbor.example',
    'Alba Sandoval',
    'May type the alias “alias”; the server returns this name',
    { aliases: ['alias'], email: 'alias@harbor.example' },
  ),
]
