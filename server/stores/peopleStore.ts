import { sql, type Kysely } from 'kysely'
import { SYSTEM_UID } from '#contract/values/people.ts'
import type { Person } from '#contract/schemas/people.ts'
import type { Tables } from '../db/tables.ts'
import { MACHINE_UID } from '../machines/machineActor.ts'
import { scopeOf, type Reader } from './documents/sender.ts'

/** Who has changed something here. */
export type PeopleStore = {
  /**
   * People who have changed something of the reader's products, or those of them that are named: sign-ins of others
   * give no list of their people, the audit knows who works here. Programs are none, nor is the server itself.
   */
  writers(reader: Reader, uids?: readonly string[]): Promise<Person[]>
}

/** So many of the last changes of each person are looked at for a product in common. */
const LAST_CHANGES = 200

/** Each by a look into the index of the audit, however long it is. */
const EVERYBODY = sql`person AS (
  (SELECT uid FROM audit ORDER BY uid LIMIT 1)
  UNION ALL
  SELECT (SELECT a.uid FROM audit a WHERE a.uid > person.uid ORDER BY a.uid LIMIT 1) FROM person
  WHERE person.uid IS NOT NULL)`

export function createPeopleStore(db: Kysely<Tables>): PeopleStore {
  return {
    writers: async (reader, uids) => {
      const products = scopeOf(reader)
      const shared = products === 'all' ? sql`true` : sql`last.prd && ${[...products]}::text[]`
      const person = uids ? sql`person AS (SELECT uid FROM unnest(${[...uids]}::text[]) uid)` : EVERYBODY
      const { rows } = await sql<Person>`
        WITH RECURSIVE ${person}
        SELECT p.uid, coalesce(f.display_name, found.name) AS name FROM person p
        CROSS JOIN LATERAL (
          SELECT last.name FROM (
            SELECT seq, name, prd FROM audit WHERE audit.uid = p.uid ORDER BY seq DESC LIMIT ${LAST_CHANGES}) last
          WHERE ${shared} ORDER BY last.seq DESC LIMIT 1) found
        LEFT JOIN profile f ON f.uid = p.uid
        WHERE p.uid NOT IN ('', ${SYSTEM_UID}) AND NOT starts_with(p.uid, ${MACHINE_UID})`.execute(db)
      return rows
    },
  }
}
