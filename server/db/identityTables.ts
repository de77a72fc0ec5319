import type { Instant, Json } from './columnTypes.ts'

/** Tables of the embedded identity provider; empty where a real Keycloak serves. */
export type IdentityTables = {
  identity_record: {
    model: string
    id: string
    payload: Json
    uid: string | null
    user_code: string | null
    grant_id: string | null
    session_uid: string | null
    created_at: Instant
    expires_at: Instant | null
  }
  identity_secret: { name: string; value: Json }
  identity_turn: { key: string; turns: number; not_before: Instant; expires_at: Instant }
}
