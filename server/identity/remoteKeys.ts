import { createLocalJWKSet, errors } from 'jose'
import type { JSONWebKeySet, JWTVerifyGetKey } from 'jose'
import { DomainError } from '#contract/wire/errors.ts'
import type { Discovery } from './discovery.ts'

const FRESH_MS = 600_000
const BETWEEN_TRIES_MS = 30_000
/** Keys outlive an outage of the provider by a day. */
const USABLE_MS = 86_400_000

type Held = { resolve: JWTVerifyGetKey; at: number }

/**
 * The configured issuer's signing keys. Read anew every ten minutes and when a token names an unknown key, at most once
 * in 30 s, so that a flood of made-up key ids costs the provider nothing (reliability T6).
 */
export function createRemoteKeys(discovery: Discovery, now: () => number): JWTVerifyGetKey {
  let held: Held | undefined
  let triedAt = -Infinity
  let pending: Promise<void> | undefined

  const mayTry = () => now() - triedAt >= BETWEEN_TRIES_MS
  const refresh = () => {
    triedAt = now()
    pending ??= discovery
      .readJson('jwks_uri')
      .then((keys) => {
        held = { resolve: createLocalJWKSet(keys as unknown as JSONWebKeySet), at: now() }
      })
      .catch(() => undefined)
      .finally(() => (pending = undefined))
    return pending
  }

  return async (header, token) => {
    if (pending) await pending
    else if ((!held || now() - held.at >= FRESH_MS) && mayTry()) await refresh()
    const keys = usable(held, now())
    try {
      return await keys.resolve(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || !mayTry()) throw error
      await refresh()
      return usable(held, now()).resolve(header, token)
    }
  }
}

function usable(held: Held | undefined, now: number): Held {
  if (held && now - held.at < USABLE_MS) return held
  throw new DomainError('unavailable', { description: 'The sign-in service cannot be reached.', retryAfterS: 30 })
}
