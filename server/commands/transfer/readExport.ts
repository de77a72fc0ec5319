import { Readable } from 'node:stream'
import { DomainError } from '#contract/wire/errors.ts'
import type { Answer, CallContext, Command } from '../../context.ts'
import type { JobRow } from '../../stores/jobs/jobRow.ts'
import { attachment } from '../attachment.ts'
import { mayOpenFile } from '../jobs/visibleJob.ts'
import { failedRowsFile } from './failedRowsFile.ts'
import { failedFileName } from './jobFile.ts'

const TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
}

/** The file of a job, for whoever holds its signed address, or has asked for the job. */
export const readExport: Command<'readExport'> = async (context, { params, query }) => {
  const { services } = context
  const [, id = '', failed, ext = ''] = /^([\da-f-]{36})(-failed)?\.(csv|json|ndjson)$/.exec(params.name) ?? []
  if (query.ticket !== undefined) refuseTicket(context, params.name, query.ticket)
  const job = await services.transferRows.job(id)
  if (query.ticket === undefined) await refuseStranger(context, job)
  if (!job) throw new DomainError('notFound')
  const isImport = job.kind === 'importContent' && failed !== undefined
  const stream = isImport ? Readable.from(failedRowsFile(services, job)) : await services.transfers.open(params.name)
  if (!stream) throw new DomainError('notFound')
  const name = isImport ? failedFileName(String(job.input.fileName)) : String(job.file?.name ?? params.name)
  return download(stream, name, TYPES[ext] ?? 'application/octet-stream')
}

function refuseTicket({ services }: CallContext, name: string, ticket: string): void {
  const judgement = services.transfers.judge(name, ticket)
  if (judgement === 'expired') throw new DomainError('linkExpired')
  if (judgement === 'forged') throw new DomainError('tokenRefused')
}

async function refuseStranger({ services, bearer }: CallContext, job: JobRow | undefined): Promise<void> {
  if (!bearer) throw new DomainError('tokenRefused')
  const actor = await services.identity.verify(bearer)
  if (!job || !mayOpenFile({ actor, services }, job)) throw new DomainError('notFound')
}

function download(body: NonNullable<Answer['raw']>['body'], fileName: string, type: string): Answer {
  return { raw: { type, body, headers: attachment(fileName) } }
}
