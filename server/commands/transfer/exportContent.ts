import { columnAt } from '#contract/rules/transfer/transferColumns.ts'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import type { ExportBody } from '#contract/wire/calls/bulkBodies.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import { exportQuery } from '../../jobs/transfer/exportPages.ts'
import type { ExportInput } from '../../jobs/transfer/runExport.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { keysIn } from '../bulk/keysIn.ts'
import { knownType } from '../catalogue/knownType.ts'
import { jobAnswer, jobHead } from '../jobAnswer.ts'

/** Starts the job that writes titles to a file. What cannot be read is refused here, not by a failed job. */
export const exportContent: Command<'exportContent'> = async (context, { params, body }) => {
  const { actor, product, products, requestId: trace, services } = context
  const job = await services.idempotency.once(context, async () => {
    const type = knownType(context, params.type)
    refuseFields(type, body)
    const keys = body.keys && keysIn(body.keys)
    const about = keys ? keys.length : await countOf(context, type, body)
    const input: ExportInput = { ...body, ...(keys && { keys }), about, ...(product !== undefined && { product }) }
    const choices = { kind: 'exportContent', urn: catalogUrn(type.type), prd: products, actor, trace, input } as const
    const what = { format: body.format, count: about }
    return async (stores) => jobHead(await stores.bulkJobs.enqueue({ ...choices, what }, { by: 'none' }))
  })
  return jobAnswer(job)
}

function refuseFields(type: TypeDocument, { fields = [], keys, flt }: ExportBody): void {
  if (!keys && !flt)
    throw new DomainError('malformed', { description: 'Name the titles by keys, or all that match by flt.' })
  const unknown = fields.find((path) => !columnAt(type, path))
  if (unknown !== undefined)
    throw new DomainError('invalid', {
      fields: [{ field: '/fields', description: `${type.labels.one.en} has no field '${unknown}'.` }],
    })
}

/** About how many there will be; it also refuses a filter that cannot be read. */
async function countOf(context: CallContext, type: TypeDocument, body: ExportBody): Promise<number> {
  const query = { ...exportQuery(body), counted: true, page: { number: 1, size: 1 } }
  return (await context.services.lists.list(context, [catalogKind(type)], query)).count ?? 0
}
