import { sql, type Kysely } from 'kysely'
import type { Actor } from '#contract/rules/access/actor.ts'
import type { Permissions } from '#contract/values/access.ts'
import { MACHINE_TOKENS, MACHINE_URN } from '#contract/values/machine.ts'
import { MACHINE_KEEP_MS, MACHINE_USE_MS } from '#contract/values/timers.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { isUuid } from '../db/isUuid.ts'
import type { Tables } from '../db/tables.ts'
import { deleteInBatches } from './deleteInBatches.ts'

/** A token as it is kept; `owner` is who made it, as they were when they last called. */
export type KeptToken = {
  id: string
  n: string
  rights: Permissions
  products: string[]
  owner: Actor
  seen_at: string
  ct: string
  until: string
  revoked_at: string | null
  used_at: string | null
}

type NewToken = { id: string; hash: string; n: string; rights: Permissions; products: readonly string[]; until: string }
/** Who makes or ends a token, for the audit. */
type TokenPerson = { actor: Actor; trace: string }

const columns = sql`id, n, rights, products, owner, seen_at, ct, until, revoked_at, used_at`

export type MachineStore = ReturnType<typeof createMachineStore>

/** Tokens by which programs call. */
export function createMachineStore(db: Kysely<Tables>, now: () => number) {
  const at = (ms = 0) => new Date(now() - ms).toISOString()
  const holds = () => sql`revoked_at IS NULL AND until > ${at()}::timestamptz`
  const first = async (statement: ReturnType<typeof sql<KeptToken>>) => (await statement.execute(db)).rows[0]
  return {
    /** The newest first; ended ones among them for a while. */
    list: async (): Promise<KeptToken[]> =>
      (await sql<KeptToken>`SELECT ${columns} FROM machine_token ORDER BY ct DESC, id DESC`.execute(db)).rows,
    /** Puts a token in, with its line of the audit. There are at most so many that hold. */
    make: async ({ id, hash, n, rights, products, until }: NewToken, by: TokenPerson): Promise<KeptToken> => {
      const made = await first(sql<KeptToken>`
        WITH made AS (
          INSERT INTO machine_token (id, token_hash, n, rights, products, uid, owner, seen_at, ct, until)
          SELECT ${id}::uuid, ${hash}, ${n}, ${JSON.stringify(rights)}::jsonb, ${[...products]}::text[], ${by.actor.uid},
            ${JSON.stringify(by.actor)}::jsonb, ${at()}::timestamptz, ${at()}::timestamptz, ${until}::timestamptz
          WHERE ${MACHINE_TOKENS} > (SELECT count(*) FROM machine_token WHERE ${holds()})
          RETURNING *),
        ${audited('makeToken', 'after', by, at())}
        SELECT ${columns} FROM made`)
      if (!made) throw new DomainError('tooLarge', { description: `There are ${MACHINE_TOKENS} tokens already.` })
      return made
    },
    /** Gives a token another secret: what was told before opens nothing any more. */
    renew: async (id: string, hash: string): Promise<void> => {
      await sql`UPDATE machine_token SET token_hash = ${hash} WHERE id = ${id}::uuid`.execute(db)
    },
    /** Ends a token at once; one that was revoked before stays as it is. */
    revoke: (id: string, by: TokenPerson): Promise<KeptToken | undefined> =>
      first(sql<KeptToken>`
        WITH made AS (
          UPDATE machine_token SET revoked_at = ${at()}::timestamptz WHERE id = ${id}::uuid AND revoked_at IS NULL
          RETURNING *),
        ${audited('revokeToken', 'before', by, at())}
        SELECT ${columns} FROM made
        UNION ALL SELECT ${columns} FROM machine_token WHERE id = ${id}::uuid AND revoked_at IS NOT NULL`),
    /** The token of this hash, where it holds; that it was used is kept to the minute. */
    use: (hash: string): Promise<KeptToken | undefined> =>
      first(sql<KeptToken>`
        WITH used AS (
          UPDATE machine_token SET used_at = ${at()}::timestamptz WHERE token_hash = ${hash} AND ${holds()}
            AND (used_at IS NULL OR used_at < ${at(MACHINE_USE_MS)}::timestamptz))
        SELECT ${columns} FROM machine_token WHERE token_hash = ${hash} AND ${holds()}`),
    /** Any token, ended ones among them. */
    find: async (id: string): Promise<KeptToken | undefined> =>
      isUuid(id) ? first(sql<KeptToken>`SELECT ${columns} FROM machine_token WHERE id = ${id}::uuid`) : undefined,
    /** The token of this id, where it holds. */
    holding: async (id: string): Promise<KeptToken | undefined> =>
      isUuid(id)
        ? first(sql<KeptToken>`SELECT ${columns} FROM machine_token WHERE id = ${id}::uuid AND ${holds()}`)
        : undefined,
    /** Keeps what a person may do now with the tokens that they have made. */
    seeOwner: async (actor: Actor): Promise<void> => {
      await sql`UPDATE machine_token SET owner = ${JSON.stringify(actor)}::jsonb, seen_at = ${at()}::timestamptz
        WHERE uid = ${actor.uid}`.execute(db)
    },
    /** Forgets tokens that have long ended. */
    prune: (): Promise<number> =>
      deleteInBatches(
        db,
        'machine_token',
        sql`SELECT ctid FROM machine_token WHERE least(until, revoked_at) < ${at(MACHINE_KEEP_MS)}::timestamptz`,
      ),
  }
}

/** One line of the audit for what `made` holds. */
function audited(verb: string, field: 'before' | 'after', { actor, trace }: TokenPerson, at: string) {
  return sql`audited AS (
      INSERT INTO audit (urn, id, verb, uid, username, name, trace, change, prd, at)
      SELECT ${MACHINE_URN}, id::text, ${verb}, ${actor.uid}, ${actor.username}, ${actor.name}, ${trace},
        jsonb_build_array(jsonb_build_object('field', '/token', ${field}::text,
          jsonb_build_object('n', n, 'rights', rights, 'until', until))), products, ${at}::timestamptz FROM made)`
}
