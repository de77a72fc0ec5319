import type { Logger } from 'pino'
import type { Actor } from '#contract/rules/access/actor.ts'
import { actorOfClaims } from '#contract/rules/access/actorOfClaims.ts'
import type { IdentityBoot } from '#contract/schemas/service.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { createDiscovery, ProviderRefusal } from './discovery.ts'
import type { Discovery } from './discovery.ts'
import type { EmbeddedProvider } from './embeddedProvider.ts'
import type { Identity } from './identity.ts'
import { issuerOf } from './identitySettings.ts'
import type { IdentitySettings } from './identitySettings.ts'
import type { IdentityStore } from './identityStore.ts'
import { createRegistrationRelay, RELAY_PATH } from './registrationRelay.ts'
import { rememberedWord, tellingOfChanges } from './rememberedWord.ts'
import { createRemoteKeys } from './remoteKeys.ts'
import { userClaims } from './tokenIssuer.ts'
import { createTokenVerifier } from './verifyToken.ts'

const REAP_EVERY_MS = 600_000

type IdentityParts = {
  settings: IdentitySettings
  store: IdentityStore
  /** Milliseconds since the epoch. */
  now: () => number
  /** Told of what fails inside the embedded provider. */
  log: Pick<Logger, 'error'>
  fetch?: typeof fetch
}

/** Sign-in as the settings have it: the embedded provider, or a real one by its issuer's address. */
export async function openIdentity(parts: IdentityParts): Promise<Identity> {
  return parts.settings.oidcIssuer === '' ? openEmbedded(parts) : openRemote(parts)
}

async function openEmbedded({ settings, store, now, log }: IdentityParts): Promise<Identity> {
  // Whoever signs in elsewhere goes without it and its library.
  const { openEmbeddedProvider } = await import('./embeddedProvider.ts')
  const word = rememberedWord((actor) => askEmbedded(embedded, actor), now)
  const embedded = await openEmbeddedProvider({ settings, store: tellingOfChanges(store, word.forget), now, log })
  const { issuer, jwks } = embedded
  return {
    boot: bootOf(settings),
    verify: createTokenVerifier({ issuer, audience: settings.oidcAudience, jwks, now }),
    askProvider: word.askProvider,
    readiness: async () => 'ready',
    embedded,
    relay: undefined,
    close: reapRegularly(() => store.reapExpired()),
  }
}

async function askEmbedded({ sessions }: EmbeddedProvider, actor: Actor): Promise<Actor | undefined> {
  if (!actor.sid) return undefined
  const user = await sessions.userOf(actor.sid, actor.uid)
  return user && actorOfClaims({ sub: user.uid, sid: actor.sid, ...userClaims(user) })
}

async function openRemote({ settings, store, now, fetch: fetcher = fetch }: IdentityParts): Promise<Identity> {
  const issuer = issuerOf(settings)
  const discovery = createDiscovery(issuer, fetcher)
  const jwks = createRemoteKeys(discovery, now)
  const verify = createTokenVerifier({ issuer, audience: settings.oidcAudience, jwks, now })
  // The verifier hands out one object per token, so the token of an actor is found again without being passed along.
  const tokens = new WeakMap<Actor, string>()
  const word = rememberedWord((actor) => askRemote(discovery, actor, tokens.get(actor)), now)
  const relay = isOwnOrigin(settings) ? undefined : createRegistrationRelay(settings, store, discovery, fetcher)
  return {
    boot: bootOf(settings),
    async verify(token) {
      const actor = await verify(token)
      tokens.set(actor, token ?? '')
      return actor
    },
    askProvider: word.askProvider,
    readiness: async () => {
      const isThere = await discovery.readJson('jwks_uri').then(
        () => true,
        () => false,
      )
      return isThere ? 'ready' : 'unreachable'
    },
    embedded: undefined,
    relay,
    close: reapRegularly(() => (relay ? relay.reap() : store.reapExpired())),
  }
}

/** A session that has ended, or a user who was disabled, gets no user info; whoever gets it gets it as of now. */
async function askRemote(discovery: Discovery, actor: Actor, token: string | undefined): Promise<Actor | undefined> {
  if (!token) return undefined
  try {
    const fresh = actorOfClaims(await discovery.readJson('userinfo_endpoint', token))
    return fresh?.uid === actor.uid ? { ...fresh, sid: actor.sid } : undefined
  } catch (error) {
    if (error instanceof ProviderRefusal && error.status < 500) return undefined
    throw new DomainError('unavailable', { description: 'The sign-in service cannot be reached.', retryAfterS: 30 })
  }
}

function bootOf(settings: IdentitySettings): IdentityBoot {
  const issuer = issuerOf(settings)
  const realm = /\/realms\/([^/]+)$/.exec(issuer)?.[1]
  return {
    issuer,
    realm: realm === undefined ? '' : decodeURIComponent(realm),
    clientId: settings.oidcClientId,
    audience: settings.oidcAudience,
    registration: isOwnOrigin(settings) ? '' : new URL(settings.publicUrl).origin + RELAY_PATH,
  }
}

function isOwnOrigin(settings: IdentitySettings): boolean {
  return new URL(issuerOf(settings)).origin === new URL(settings.publicUrl).origin
}

/** Answers how to stop. */
function reapRegularly(reap: () => Promise<unknown>): () => void {
  const timer = setInterval(() => void reap().catch(() => undefined), REAP_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
