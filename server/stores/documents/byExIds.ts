import type { Run, Statement } from '../../db/statement.ts'
import type { DocumentKind } from './documentKind.ts'

export type NamedDocument = { id: string; urn: string; exId: string; provider: string }

/** Documents by the ids that others have given them, the oldest first. Parameters: urns, external ids. */
const statement: Statement = {
  name: 'documents_of_ex_ids',
  text: `SELECT id, urn, ex_id AS "exId", provider FROM document
    WHERE urn = ANY ($1::text[]) AND ex_id = ANY ($2::text[]) AND state <> 'purged' ORDER BY created, id`,
}

/** Whether the caller may see them is for whoever reads them to ask. */
export function byExIds(run: Run, kinds: readonly DocumentKind[], exIds: readonly string[]): Promise<NamedDocument[]> {
  return run<NamedDocument>(statement, [kinds.map(({ urn }) => urn), [...new Set(exIds)]])
}
