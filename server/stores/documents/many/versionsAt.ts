import type { Run, Statement } from '../../../db/statement.ts'
import type { VersionFact } from '../documentFacts.ts'
import type { DocumentKind } from '../documentKind.ts'
import { givenPayload } from '../storedPayload.ts'
import type { StoredVersions } from './planReturn.ts'

const statement: Statement = {
  name: 'versions_at',
  text: `SELECT v.* FROM version v JOIN document d ON d.id = v.id WHERE v.key = ANY ($2::uuid[]) AND d.urn = $1`,
}

type Row = Omit<VersionFact, 'updatedBy'> & { updated_by: string }

/** Versions by key, whichever side of their document they are on. */
export async function versionsAt(run: Run, kind: DocumentKind, keys: readonly string[]): Promise<StoredVersions> {
  if (keys.length === 0) return new Map()
  const rows = await run<Row>(statement, [kind.urn, [...keys]])
  return new Map(
    rows.map(({ key, n, st, payload, schema, parent, base, updated, updated_by: updatedBy }) => [
      key,
      { key, n, st, payload: givenPayload(kind, payload), schema, parent, base, updated, updatedBy },
    ]),
  )
}
