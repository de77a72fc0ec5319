import { generateKeyPairSync } from 'node:crypto'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Identity } from '#server/identity/identity.ts'
import { identityPlugin } from '#server/identity/identityPlugin.ts'
import { DEFAULT_AUDIENCE, DEFAULT_CLIENT_ID } from '#server/identity/identitySettings.ts'
import type { IdentitySettings } from '#server/identity/identitySettings.ts'
import type { IdentityStore } from '#server/identity/identityStore.ts'
import { openIdentity } from '#server/identity/openIdentity.ts'
import { memoryIdentityStore } from './memoryIdentityStore.ts'
import { silentLog } from './silentLog.ts'

export const TEST_ORIGIN = 'http://127.0.0.1:4600'

export const TEST_IDENTITY_SETTINGS: IdentitySettings = {
  publicUrl: TEST_ORIGIN,
  host: '127.0.0.1',
  isProduction: false,
  oidcIssuer: '',
  oidcClientId: DEFAULT_CLIENT_ID,
  oidcAudience: DEFAULT_AUDIENCE,
  registrationsPerMinute: 10_000,
}

let signingKey: Record<string, unknown> | undefined

/** One key per test process: making an RSA key takes longer than most tests. */
function testSigningKey(): Record<string, unknown> {
  signingKey ??= {
    ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
    alg: 'RS256',
    use: 'sig',
    kid: 'test',
  }
  return signingKey
}

type TestIdentity = {
  store?: IdentityStore
  settings?: Partial<IdentitySettings>
  now?: () => number
  log?: Pick<Logger, 'error'>
}

/** The real embedded provider, in memory unless a store is given. */
export async function openTestIdentity(params: TestIdentity = {}): Promise<Identity> {
  const { settings, now = Date.now, store, log = silentLog } = params
  const kept = store ?? memoryIdentityStore(now)
  await kept.putSecret('signingKeys', [testSigningKey()])
  return openIdentity({ settings: { ...TEST_IDENTITY_SETTINGS, ...settings }, store: kept, now, log })
}

/** A server with nothing but sign-in. */
export async function identityApp(identity: Identity): Promise<FastifyInstance> {
  const app = Fastify({ logger: false })
  await app.register(identityPlugin, { identity })
  return app
}
