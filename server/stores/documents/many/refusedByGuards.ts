import type { Transaction } from 'kysely'
import { DomainError } from '#contract/wire/errors.ts'
import { transactionRunner, type Statement } from '../../../db/statement.ts'
import type { Tables } from '../../../db/tables.ts'
import type { Guard } from '../documentChange.ts'

/** A title of a slice with what is asked of it once more while it is held. */
export type Guarded = { nth: number; held: { id: string; guard: Guard } }

/** As the write takes them: first the job, then its titles in the order of ids. */
const holdJob: Statement = {
  name: 'job_hold',
  text: `SELECT id FROM job WHERE id = $1::uuid AND attempt = $2::integer AND status = 'processing' FOR KEY SHARE`,
}
const holdTitles: Statement = {
  name: 'documents_hold',
  text: 'SELECT id FROM document WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE',
}

/**
 * Holds the titles of a slice that have a guard until the transaction ends, and asks the guards: whoever holds one as
 * well, shared, has written by then. Answers the refusals by place.
 */
export async function refusedByGuards(
  transaction: Transaction<Tables>,
  guarded: readonly Guarded[],
  { job, attempt }: { job: string; attempt: number },
): Promise<Map<number, DomainError>> {
  const run = transactionRunner(transaction)
  await run(holdJob, [job, attempt])
  await run(holdTitles, [guarded.map(({ held }) => held.id)])
  const refused = new Map<number, DomainError>()
  for (const { nth, held } of guarded) {
    try {
      await held.guard(transaction)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      refused.set(nth, error)
    }
  }
  return refused
}
