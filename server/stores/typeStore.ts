import type { Kysely } from 'kysely'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { Tables } from '../db/tables.ts'
import type { TypeVersions } from '../types/typeVersions.ts'

type Parts = { kysely: Kysely<Tables>; now: () => number }

/** Every version of every type document that was ever in service. */
export function createTypeStore({ kysely, now }: Parts): TypeVersions {
  const one = (type: string, version: number) =>
    kysely
      .selectFrom('type_version')
      .select('document')
      .where('type', '=', type)
      .where('schema_version', '=', version)
      .executeTakeFirstOrThrow()
  return {
    async load() {
      const rows = await kysely
        .selectFrom('type_version')
        .select('document')
        .orderBy('type')
        .orderBy('schema_version')
        .execute()
      return rows.map(({ document }) => document as TypeDocument)
    },
    async keep(document) {
      await kysely
        .insertInto('type_version')
        .values({
          type: document.type,
          schema_version: document.schemaVersion,
          document: JSON.stringify(document),
          created: new Date(now()).toISOString(),
          created_by: 'system',
        })
        .onConflict((conflict) => conflict.columns(['type', 'schema_version']).doNothing())
        .execute()
      return (await one(document.type, document.schemaVersion)).document as TypeDocument
    },
  }
}
