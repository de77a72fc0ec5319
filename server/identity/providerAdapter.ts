import { errors } from 'oidc-provider'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { IdentityRecord, IdentityStore } from './identityStore.ts'
import { unwrapRefreshToken } from './refreshTokenShape.ts'

/** Joins the provider's models to the store. Refresh tokens arrive in their JWT shape and are looked up by the inside. */
export function createProviderAdapter(store: IdentityStore, refreshSecret: Uint8Array): (model: string) => Adapter {
  return (model) => ({
    upsert: (id, payload, expiresIn) => store.upsert(model, id, payload as IdentityRecord, expiresIn),
    async find(id) {
      const inner = model === 'RefreshToken' ? unwrapRefreshToken(id, refreshSecret) : id
      return inner === undefined ? undefined : asPayload(await store.find(model, inner))
    },
    findByUid: async (uid) => asPayload(await store.findByUid(model, uid)),
    findByUserCode: async (userCode) => asPayload(await store.findByUserCode(model, userCode)),
    async consume(id) {
      // Two requests may both have read it unused; the store lets one of them through.
      if (!(await store.consume(model, id))) throw new errors.InvalidGrant('already used')
    },
    destroy: (id) => store.destroy(model, id),
    revokeByGrantId: (grantId) => store.revokeByGrantId(model, grantId),
  })
}

function asPayload(record: IdentityRecord | undefined): AdapterPayload | undefined {
  return record as AdapterPayload | undefined
}
