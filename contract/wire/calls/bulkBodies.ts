import { Type, type Static } from 'typebox'
import { changeParts, FieldPath, OwnChanges } from '#contract/schemas/changeSet.ts'
import { st } from './call.ts'
import { beside, FilterList } from './filter.ts'

/** Keys that one call takes (calls.md section 6). */
export const MAX_BULK_KEYS = 100_000

/** All that a list shows: its filter, search term and status tab. */
export const BulkFilter = Type.Object({ ...FilterList.properties, ...beside, ...st }, { additionalProperties: false })
export type BulkFilter = Static<typeof BulkFilter>

/** The titles that are meant: by ids or version keys, or all that match. */
const chosenParts = {
  keys: Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { minItems: 1, maxItems: MAX_BULK_KEYS })),
  flt: Type.Optional(BulkFilter),
}
export const Chosen = Type.Object(chosenParts, { additionalProperties: false })
export type Chosen = Static<typeof Chosen>

/** By key the revision at which the sender saw each title. One that has changed since is left as it is (changedSince). */
const revisionParts = {
  revisions: Type.Optional(
    Type.Record(Type.String({ maxLength: 64 }), Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
  ),
}

/** By key what is set in that title alone, after what is done to all of them. */
const ownParts = { each: Type.Optional(Type.Record(Type.String({ maxLength: 64 }), OwnChanges)) }

/** Body of bulkUpdate and dryRunBulk. */
export const BulkBody = Type.Object(
  { ...chosenParts, ...revisionParts, ...ownParts, ...changeParts },
  { additionalProperties: false },
)
export type BulkBody = Static<typeof BulkBody>

/** Body of exportContent. `fields` are paths, in the order of the columns; all of them where it is missing. */
export const ExportBody = Type.Object(
  {
    ...chosenParts,
    ...st,
    fields: Type.Optional(Type.Array(FieldPath, { maxItems: 500 })),
    format: Type.Unsafe<'csv' | 'json' | 'ndjson'>({ type: 'string', enum: ['csv', 'json', 'ndjson'] }),
  },
  { additionalProperties: false },
)
export type ExportBody = Static<typeof ExportBody>
