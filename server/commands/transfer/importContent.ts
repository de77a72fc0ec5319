import { Value } from 'typebox/value'
import { Type, type Static, type TSchema } from 'typebox'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { ImportDryRun } from '#contract/schemas/bulk.ts'
import type { JobAnswer } from '#contract/values/jobs.ts'
import { DATE_FORMATS, type DateFormats } from '#contract/values/dateFormats.ts'
import { literals } from '#contract/values/literals.ts'
import { DEFAULT_SOURCE, isSourceKey, SOURCE_KEYS, type SourceKey } from '#contract/values/sources.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Answer, CallContext, Command } from '../../context.ts'
import type { ImportInput } from '../../jobs/transfer/importPlan.ts'
import { inspectFile } from '../../transfer/inspectFile.ts'
import { receiveUpload, type ReceivedUpload } from '../../transfer/receiveUpload.ts'
import { knownType } from '../catalogue/knownType.ts'
import { dryRunImport } from './dryRunImport.ts'
import { startImport } from './startImport.ts'

/**
 * Makes and changes titles by the rows of a file. The whole file is read before anything is done; what is wrong with
 * it as a whole refuses it. Rows are judged one by one, in a dry run now, else by the job.
 */
export const importContent: Command<'importContent'> = async (context, { params, query }) => {
  const type = knownType(context, params.type)
  const file = await context.file()
  const { mapping, source, dates } = file.fields
  const said = { mapping: fieldIn(Mapping, 'mapping', mapping), dates: fieldIn(Dates, 'dates', dates) }
  // Told before the file is read, and told for good when the job is put in.
  if (query.dryRun !== 'true') await refuseTooMany(context)
  const upload = await receiveUpload(file)
  try {
    return await context.services.transfers.turn(context.actor.uid, () =>
      takeIn(context, type, upload, { said, query, source: sourceIn(source) }),
    )
  } finally {
    await upload.remove()
  }
}

async function refuseTooMany(context: CallContext): Promise<void> {
  const { bulkJobs, idempotency } = context.services
  // The job of the first try may be the one too many.
  if (!(await idempotency.isAnswered(context))) await bulkJobs.refuseTooMany(context.actor.uid)
}

type Said = { mapping: Record<string, string>; dates: DateFormats }
type Params = { said: Said; source: SourceKey; query: { dryRun?: string; publish?: string } }

async function takeIn(
  context: CallContext,
  type: TypeDocument,
  upload: ReceivedUpload,
  { said, source, query }: Params,
): Promise<Answer<ImportDryRun | JobAnswer>> {
  const { count, mapping, dates } = await inspectFile(type, upload, said, context.signal)
  const input: ImportInput = {
    mapping,
    columns: Object.keys(mapping),
    publish: query.publish === 'true',
    fileName: upload.name,
    source,
    dates,
    ...(context.product !== undefined && { product: context.product }),
  }
  if (query.dryRun === 'true') return { data: await dryRunImport(context, type, upload, { input, count }) }
  return startImport(context, type, upload, input)
}

function sourceIn(text: string | undefined): SourceKey {
  if (text === undefined || text === '') return DEFAULT_SOURCE
  if (isSourceKey(text)) return text
  throw new DomainError('malformed', { field: '/source', description: `A source is one of ${SOURCE_KEYS.join(', ')}.` })
}

const Dates = Type.Record(Type.String({ maxLength: 400 }), literals(DATE_FORMATS))
const Mapping = Type.Record(Type.String({ maxLength: 400 }), Type.String({ maxLength: 120 }))

/** A form field that is JSON; nothing where it is not sent. */
function fieldIn<Schema extends TSchema>(schema: Schema, name: string, text: string | undefined): Static<Schema> {
  try {
    const value: unknown = text === undefined || text.trim() === '' ? {} : JSON.parse(text)
    if (Value.Check(schema, value)) return value
  } catch {
    // Told below, like every other text that is none.
  }
  throw new DomainError('malformed', {
    field: `/${name}`,
    description: `The form field '${name}' does not say something for columns of the file.`,
  })
}
