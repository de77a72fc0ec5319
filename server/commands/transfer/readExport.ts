import { DomainError } from '#contract/wire/errors.ts'
import type { Answer, CallContext, Command } from '../../context.ts'

const TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
}

/** The file of a job, for whoever holds its signed address, or has asked for the job. */
export const readExport: Command<'readExport'> = async (context, { params, query }) => {
  const { services } = context
  const [, id = '', ext = ''] = /^([\da-f-]{36})\.(csv|json|ndjson)$/.exec(params.name) ?? []
  if (query.ticket !== undefined) refuseTicket(context, params.name, query.ticket)
  else await refuseStranger(context, id)
  const job = await services.transferRows.job(id)
  const stream = job && (await services.transfers.open(params.name))
  if (!stream) throw new DomainError('notFound')
  return download(stream, String(job.file?.name ?? params.name), TYPES[ext] ?? 'application/octet-stream')
}

function refuseTicket({ services }: CallContext, name: string, ticket: string): void {
  const judgement = services.transfers.judge(name, ticket)
  if (judgement === 'expired') throw new DomainError('linkExpired')
  if (judgement === 'forged') throw new DomainError('tokenRefused')
}

async function refuseStranger({ services, bearer }: CallContext, id: string): Promise<void> {
  if (!bearer) throw new DomainError('tokenRefused')
  const actor = await services.identity.verify(bearer)
  if (!(await services.jobs.find(id, actor.uid))) throw new DomainError('notFound')
}

/** Saved by the browser, never shown by it: the texts inside are people's. */
function download(body: NonNullable<Answer['raw']>['body'], fileName: string, type: string): Answer {
  const headers = {
    'content-disposition': `attachment; filename="${fileName.replaceAll(/[^\w.-]/g, '_')}"`,
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  }
  return { raw: { type, body, headers } }
}
