import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import type { JWK } from 'jose'
import type { IdentityStore } from './identityStore.ts'

/** Secrets of the embedded provider, kept in the database: they outlive a restart and are shared by all servers. */
export type ProviderKeys = {
  /** Private keys as JWKs, the newest first. */
  signing: JWK[]
  cookies: string[]
  /** Signs the JWT shape around refresh tokens. */
  refreshSecret: Uint8Array
}

export async function openProviderKeys(store: IdentityStore): Promise<ProviderKeys> {
  const signing = await secret(store, 'signingKeys', async () => [await newSigningKey()])
  const cookies = await secret(store, 'cookieKeys', async () => [randomBytes(32).toString('base64url')])
  const refresh = await secret(store, 'refreshSecret', async () => randomBytes(32).toString('base64url'))
  return { signing, cookies, refreshSecret: Buffer.from(refresh, 'base64url') }
}

async function secret<Value>(store: IdentityStore, name: string, create: () => Promise<Value>): Promise<Value> {
  return ((await store.getSecret(name)) ?? (await store.putSecret(name, await create()))) as Value
}

async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: randomBytes(12).toString('base64url') }
}

export function publicKey({ kty, n, e, kid, alg, use }: JWK): JWK {
  return { kty, n, e, kid, alg, use } as JWK
}
