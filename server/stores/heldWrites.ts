import type { Kysely, Transaction } from 'kysely'
import { transactionRunner } from '../db/statement.ts'
import { isAborted } from '../db/databaseErrors.ts'
import type { Tables } from '../db/tables.ts'
import type { DocumentFacts } from './documents/documentFacts.ts'
import type { DocumentKind } from './documents/documentKind.ts'
import type { Written } from './documents/performWrite.ts'
import type { Sender } from './documents/sender.ts'
import type { Change, WriteParts } from './documents/documentChange.ts'
import { createDocument, writeDocument } from './documents/writeDocument.ts'
import type { TransactionStores } from './transactionStores.ts'

/** What the write's own transaction knows and holds; any other store would wait for its end. */
type Holding = Pick<TransactionStores, 'documents' | 'storefronts'>

/**
 * Writes that are decided together with what others show: `decide` asks and holds it in the transaction of the write.
 * A repeat is answered before it asks anything, and the answer is the document's own: a purge forgets it, too.
 */
export type HeldWrites = {
  write(
    sender: Sender,
    kind: DocumentKind,
    id: string,
    decide: (facts: DocumentFacts, holding: Holding) => Promise<Change>,
  ): Promise<Written>
  create(sender: Sender, kind: DocumentKind, decide: (holding: Holding) => Promise<Change>): Promise<Written>
}

type Parts = Pick<WriteParts, 'now' | 'newId'> & {
  kysely: Kysely<Tables>
  storesOf: (transaction: Transaction<Tables>) => TransactionStores
  /** Told after a write was committed. */
  onCommitted: () => void
}

export function createHeldWrites({ kysely, now, newId, storesOf, onCommitted }: Parts): HeldWrites {
  const within = async (write: (parts: WriteParts, holding: Holding) => Promise<Written>): Promise<Written> => {
    const attempt = () =>
      kysely.transaction().execute((transaction) => {
        const run = transactionRunner(transaction)
        return write({ run, now, newId, together: (work) => work(transaction), isAlone: false }, storesOf(transaction))
      })
    const written = await attempt().catch((error: unknown) => {
      // The same request came through first, which ends a transaction: the next one finds its answer.
      if (isAborted(error)) return attempt()
      throw error
    })
    onCommitted()
    return written
  }
  return {
    write: (sender, kind, id, decide) =>
      within((parts, holding) => writeDocument(parts, sender, kind, id, (facts) => decide(facts, holding))),
    create: (sender, kind, decide) =>
      within((parts, holding) => createDocument(parts, sender, kind, () => decide(holding))),
  }
}
