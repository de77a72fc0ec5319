import type { Run } from '../../../../db/statement.ts'
import type { DocumentKind } from '../../documentKind.ts'
import { lockParams } from '../../lockParams.ts'
import type { Sender } from '../../sender.ts'
import type { BookParams } from '../books.ts'
import { columnsOf, type Patch } from './patchColumns.ts'
import { patchStatement } from './patchStatement.ts'

/** Writes the patches of a slice. Answers places that are done with; undefined where the job is no longer held. */
export async function writePatches(
  run: Run,
  sender: Sender,
  kind: DocumentKind,
  patches: readonly Patch[],
  books: BookParams,
): Promise<ReadonlySet<number> | undefined> {
  const { username, name } = sender.actor
  const values = patchStatement.values({
    ...columnsOf(patches),
    ...books,
    ...lockParams(kind, sender, true),
    urn: kind.urn,
    schema: kind.type.schemaVersion,
    username,
    person: name,
    trace: sender.requestId,
    topic: kind.topic ?? 'version',
  })
  const done = await run<{ nth: number }>(patchStatement, values)
  return done.length > 0 ? new Set(done.map(({ nth }) => nth)) : undefined
}
