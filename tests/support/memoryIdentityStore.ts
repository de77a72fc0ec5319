import { recordKeys } from '#server/identity/identityStore.ts'
import type { IdentityRecord, IdentityStore, TurnPace } from '#server/identity/identityStore.ts'

type Row = { model: string; id: string; record: IdentityRecord; order: number; expiresAt: number }
type Turn = { turns: number; notBefore: number; expiresAt: number }

/** The identity store without a database, for tests of the provider alone; one contract test holds both to account. */
export function memoryIdentityStore(now: () => number): IdentityStore {
  const rows = new Map<string, Row>()
  const secrets = new Map<string, unknown>()
  const turns = new Map<string, Turn>()
  let order = 0
  const keyOf = (model: string, id: string) => `${model} ${id}`
  const live = (model: string) =>
    [...rows.values()].filter((row) => row.model === model && row.expiresAt > now()).sort((a, b) => a.order - b.order)
  const by = (model: string, key: 'uid' | 'userCode' | 'sessionUid' | 'grantId', value: string) =>
    live(model).filter((row) => recordKeys(row.record)[key] === value)

  return {
    async upsert(model, id, record, expiresInS) {
      const expiresAt = expiresInS === undefined ? Infinity : now() + expiresInS * 1000
      const place = rows.get(keyOf(model, id))?.order ?? (order += 1)
      rows.set(keyOf(model, id), { model, id, record: structuredClone(record), order: place, expiresAt })
    },
    async find(model, id) {
      const row = rows.get(keyOf(model, id))
      return row && row.expiresAt > now() ? structuredClone(row.record) : undefined
    },
    findByUid: async (model, uid) => structuredClone(by(model, 'uid', uid)[0]?.record),
    findTogether: async (wanted) =>
      wanted.map((name) => {
        const found =
          'uid' in name ? by(name.model, 'uid', name.uid) : live(name.model).filter(({ id }) => id === name.id)
        return structuredClone(found[0]?.record)
      }),
    findByUserCode: async (model, code) => structuredClone(by(model, 'userCode', code)[0]?.record),
    async consume(model, id) {
      const row = rows.get(keyOf(model, id))
      if (!row || row.record.consumed !== undefined) return false
      row.record.consumed = Math.floor(now() / 1000)
      return true
    },
    async destroy(model, id) {
      rows.delete(keyOf(model, id))
    },
    async revokeByGrantId(model, grantId) {
      for (const row of by(model, 'grantId', grantId)) rows.delete(keyOf(model, row.id))
    },
    listBySession: async (model, sessionUid) => by(model, 'sessionUid', sessionUid).map((row) => row.record),
    async destroyBySession(model, sessionUid) {
      for (const row of by(model, 'sessionUid', sessionUid)) rows.delete(keyOf(model, row.id))
    },
    getSecret: async (name) => secrets.get(name),
    async putSecret(name, value) {
      if (!secrets.has(name)) secrets.set(name, value)
      return secrets.get(name)
    },
    async countTurn(key, windowS) {
      const known = turns.get(key)
      const isOpen = known !== undefined && known.expiresAt > now()
      const next = isOpen
        ? { ...known, turns: known.turns + 1 }
        : { turns: 1, notBefore: now(), expiresAt: now() + windowS * 1000 }
      turns.set(key, next)
      return next.turns
    },
    takeTurn: async (key, pace) => takeTurn(turns, now(), key, pace),
    async clearTurns(key) {
      turns.delete(key)
    },
    async listExpired(model, limit) {
      const expired = [...rows.values()].filter((row) => row.model === model && row.expiresAt <= now())
      return expired.slice(0, limit).map((row) => row.record)
    },
    async reapExpired() {
      const old = [...rows].filter(([, row]) => row.expiresAt <= now())
      for (const [key] of old) rows.delete(key)
      return old.length
    },
  }
}

function takeTurn(turns: Map<string, Turn>, at: number, key: string, pace: TurnPace): number {
  const stored = turns.get(key)
  const known = stored && stored.expiresAt > at ? stored : undefined
  if (known && known.notBefore > at) return Math.max(1, Math.ceil((known.notBefore - at) / 1000))
  const count = (known?.turns ?? 0) + 1
  const waitS = count < pace.freeTurns ? 0 : Math.min(pace.maxWaitS, 2 ** Math.min(count - pace.freeTurns, 30))
  turns.set(key, { turns: count, notBefore: known ? at + waitS * 1000 : at, expiresAt: at + pace.forgetAfterS * 1000 })
  return 0
}
