import { hash, verify } from '@node-rs/argon2'

/** OWASP ASVS 5, 11.4.2: 19 MiB, two passes, one lane; argon2id is the library's default. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, options)

const nobodysHash = hashPassword(crypto.randomUUID())

/** Whether the password matches the hash. Takes just as long for an account that does not exist. */
export const isPassword = async (password: string, stored: string | undefined): Promise<boolean> =>
  (await verify(stored ?? (await nobodysHash), password)) && stored !== undefined
