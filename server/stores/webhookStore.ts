import { sql, type Kysely } from 'kysely'
import { WEBHOOKS } from '#contract/values/deliveries.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { isUuid } from '../db/isUuid.ts'
import type { Tables } from '../db/tables.ts'

/** An address of others that is told; its secret is asked for where it is signed with, and nowhere else. */
export type KeptWebhook = { id: string; n: string; address: string; products: string[]; name: string; ct: string }
type NewWebhook = Omit<KeptWebhook, 'ct' | 'name'> & { secret: string }
type By = { uid: string; username: string; name: string; trace: string }

const columns = sql`id, n, address, products, name, ct`
const WEBHOOK_URN = 'urn:machine:webhook'

export type WebhookStore = ReturnType<typeof createWebhookStore>

export function createWebhookStore(db: Kysely<Tables>, now: () => number) {
  const at = () => new Date(now()).toISOString()
  const first = async (statement: ReturnType<typeof sql<KeptWebhook>>) => (await statement.execute(db)).rows[0]
  return {
    list: async (): Promise<KeptWebhook[]> =>
      (await sql<KeptWebhook>`SELECT ${columns} FROM webhook ORDER BY lower(n), id`.execute(db)).rows,
    find: async (id: string): Promise<KeptWebhook | undefined> =>
      isUuid(id) ? first(sql<KeptWebhook>`SELECT ${columns} FROM webhook WHERE id = ${id}::uuid`) : undefined,
    secret: async (id: string): Promise<string | undefined> =>
      (await sql<{ secret: string }>`SELECT secret FROM webhook WHERE id = ${id}::uuid`.execute(db)).rows[0]?.secret,
    make: async ({ id, n, address, products, secret }: NewWebhook, by: By): Promise<KeptWebhook> => {
      const made = await first(sql<KeptWebhook>`
        WITH made AS (
          INSERT INTO webhook (id, n, address, secret, products, name, ct)
          SELECT ${id}::uuid, ${n}, ${address}, ${secret}, ${[...products]}::text[], ${by.name}, ${at()}::timestamptz
          WHERE ${WEBHOOKS} > (SELECT count(*) FROM webhook)
          RETURNING *),
        ${audited('makeWebhook', 'after', by, at())}
        SELECT ${columns} FROM made`)
      if (!made) throw new DomainError('tooLarge', { description: `There are ${WEBHOOKS} webhooks already.` })
      return made
    },
    /** Another secret for a webhook whose first answer may have been lost. */
    renew: async (id: string, secret: string): Promise<void> => {
      await sql`UPDATE webhook SET secret = ${secret} WHERE id = ${id}::uuid`.execute(db)
    },
    /** What waits for it fails at its next try; watches tell it nothing any more. */
    remove: async (id: string, by: By): Promise<void> => {
      await sql`
        WITH made AS (DELETE FROM webhook WHERE id = ${id}::uuid RETURNING *),
        calm AS (UPDATE watch SET webhook = NULL WHERE webhook IN (SELECT id FROM made)),
        ${audited('removeWebhook', 'before', by, at())}
        SELECT FROM made`.execute(db)
    },
  }
}

function audited(verb: string, field: 'before' | 'after', { uid, username, name, trace }: By, at: string) {
  return sql`audited AS (
      INSERT INTO audit (urn, id, verb, uid, username, name, trace, change, prd, at)
      SELECT ${WEBHOOK_URN}, id::text, ${verb}, ${uid}, ${username}, ${name}, ${trace},
        jsonb_build_array(jsonb_build_object('field', '/webhook', ${field}::text,
          jsonb_build_object('n', n, 'address', address))), products, ${at}::timestamptz FROM made)`
}
