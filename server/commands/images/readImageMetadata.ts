import { slotOf } from '#contract/values/images.ts'
import type { Command } from '../../context.ts'
import { statusesIn } from '../../decisions/statusesIn.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { ALL } from '../../stores/documents/totals.ts'
import type { ImageMap } from './changeImages.ts'
import { typeOfCall } from './changeImages.ts'

/** The images of a document's draft, else of what is published, by type and ratio. */
export const readImageMetadata: Command<'readImageMetadata'> = async (context, { params, query }) => {
  const statuses = statusesIn(query.st)
  const kind = catalogKind(typeOfCall(context, query.urn))
  const record = await context.services.documents.read(
    context,
    kind,
    params.id,
    statuses === ALL ? undefined : statuses,
  )
  const { ia_meta: images = {} } = JSON.parse(record.json) as { ia_meta?: ImageMap }
  const rows = Object.entries(images).flatMap(([name, meta]) => {
    const slot = slotOf(name)
    return slot ? [{ ...slot, ...meta }] : []
  })
  return { data: rows, page: { count: rows.length }, rev: record.rev }
}
