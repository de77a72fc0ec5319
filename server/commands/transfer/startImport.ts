import { createHash } from 'node:crypto'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { JobAnswer } from '#contract/values/jobs.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Answer, CallContext } from '../../context.ts'
import type { ImportInput } from '../../jobs/transfer/importPlan.ts'
import type { ReceivedUpload } from '../../transfer/receiveUpload.ts'
import type { TransactionStores } from '../../stores/transactionStores.ts'
import { rowsOfFile } from '../../transfer/rowsOfFile.ts'
import { jobAnswer, jobHead } from '../jobAnswer.ts'

/**
 * Rows wait in the database before there is a job for them, so that a file is taken in whole or not at all. Those of a
 * try that put no job in are cleared, by the sweep where its server has died. `take` may leave rows out or change them;
 * a file of which it leaves nothing is refused. `refuse` is asked in the transaction that puts the job in.
 */
export async function startImport(
  context: CallContext,
  type: TypeDocument,
  upload: ReceivedUpload,
  input: ImportInput,
  { take = asItIs, refuse }: Choices = {},
): Promise<Answer<JobAnswer>> {
  const { actor, products, requestId: trace, services } = context
  const urn = catalogUrn(type.type)
  const requestHash = hashOf([context.requestHash, upload.hash, input])
  const id = services.newId()
  let isTakenIn = false
  try {
    const job = await services.idempotency.once({ ...context, requestHash }, async () => {
      const wish = { id, kind: 'importContent', urn, prd: products, actor, trace, input } as const
      await stageRows(context, id, upload, take)
      return async (stores) => {
        await refuse?.(stores)
        return jobHead(await stores.bulkJobs.enqueue({ ...wish, what: { file: upload.name } }, { by: 'staged' }))
      }
    })
    isTakenIn = job.id === id
    return jobAnswer(job)
  } finally {
    if (!isTakenIn) await services.transferRows.unstage(id)
  }
}

/** What a retry must repeat: the file, and how it is to be read. */
function hashOf(sent: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(sent)).digest('base64url')
}

/** What of a row is taken in; undefined leaves it out. */
type TakeRow = (values: Record<string, unknown>) => Record<string, unknown> | undefined

type Choices = { take?: TakeRow; refuse?: (stores: TransactionStores) => Promise<void> }

const asItIs: TakeRow = (values) => values

async function stageRows(
  { services, signal }: CallContext,
  job: string,
  { path, name }: ReceivedUpload,
  take: TakeRow,
): Promise<void> {
  let staged = 0
  for await (const { rows } of rowsOfFile(path, name)) {
    if (signal.aborted) throw new DomainError('unavailable')
    const taken = rows.flatMap(({ nth, values }) => {
      const input = take(values)
      return input ? [{ nth, doc: '', input }] : []
    })
    staged += taken.length
    if (taken.length > 0) await services.transferRows.stage(job, taken)
  }
  if (staged === 0) throw new DomainError('feedRefused', { description: 'The file has no row that is wanted.' })
}
