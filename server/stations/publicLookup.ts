import { lookup as resolve, type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'

/** What connecting to a host fails with that is not allowed. */
export const NOT_PUBLIC = 'EACCES'

/** Resolves a name to its allowed addresses; one that leads anywhere else is not connected to at all. */
export function publicLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { family: options.family ?? 0, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? []
      const refusal = error ?? (first && addresses.every(({ address }) => isAllowed(address)) ? null : notPublic())
      if (refusal || !first) return done(refusal ?? notPublic(), '', 0)
      if (options.all) return done(null, addresses)
      return done(null, first.address, first.family)
    })
  }
}

const notPublic = (): NodeJS.ErrnoException => Object.assign(new Error('the host is not public'), { code: NOT_PUBLIC })
