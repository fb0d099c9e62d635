import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const KEY_BYTES = 32
/** A sixteenth of the cost for real accounts: these protect nothing, and every sign-in of a test waits for it. */
const COST = 1024

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, { cost: COST }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )

export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  return `${salt.toString('base64')}$${(await derive(password, salt)).toString('base64')}`
}

export const matchesHash = async (password: string, hash: string): Promise<boolean> => {
  const [salt = '', key = ''] = hash.split('$')
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64')), Buffer.from(key, 'base64'))
}
