import type { ChangeKind, EpgChange, FeedField } from '#contract/schemas/live/ingestion.ts'

export type Take = 'source' | 'current'
/** What somebody picked for fields, where not what is proposed. */
export type Picks = Readonly<Partial<Record<FeedField, Take>>>

/** A row of a change: one field, or start and end together where both change alike. */
export type ChangeRow = {
  /** The fields that it decides about. */
  fields: readonly FeedField[]
  /** Names the row: `times` for both. */
  name: FeedField | 'times'
  pinned: boolean
  take: Take
  /** Values by field; absent where the side has none. */
  source: Readonly<Partial<Record<FeedField, unknown>>>
  current: Readonly<Partial<Record<FeedField, unknown>>>
}

/** Whether a programme is taken or left as a whole: there is nothing to pick from. */
export const isWhole = (kind: ChangeKind): boolean => kind === 'new' || kind === 'vanished' || kind === 'deleted'

type Field = EpgChange['fields'][number]
const TIMES: readonly FeedField[] = ['a_st_dt', 'a_ed_dt']

/** A change as rows; of a programme that is new or gone only its times, since it is taken or left as a whole. */
export function changeRows({ kind, fields }: Pick<EpgChange, 'kind' | 'fields'>, picks: Picks = {}): ChangeRow[] {
  const times = fields.filter(({ field }) => TIMES.includes(field))
  const rest = isWhole(kind) ? [] : fields.filter(({ field }) => !TIMES.includes(field))
  const [start, end] = times
  const areAlike = start && end && start.pinned === end.pinned && takeOf(start, picks) === takeOf(end, picks)
  const rows = areAlike ? [rowOf('times', times, picks)] : times.map((one) => rowOf(one.field, [one], picks))
  const single = (one: Field) => rowOf(one.field, [one], picks)
  const [names, others] = [rest.filter(({ field }) => field === 'lon'), rest.filter(({ field }) => field !== 'lon')]
  return [...names.map(single), ...rows, ...others.map(single)]
}

const takeOf = ({ field, take }: Field, picks: Picks): Take => picks[field] ?? take

function rowOf(name: ChangeRow['name'], fields: readonly Field[], picks: Picks): ChangeRow {
  const [first] = fields
  return {
    name,
    fields: fields.map(({ field }) => field),
    pinned: fields.some(({ pinned }) => pinned),
    take: first ? takeOf(first, picks) : 'current',
    source: Object.fromEntries(fields.flatMap(({ field, source }) => (source === undefined ? [] : [[field, source]]))),
    current: Object.fromEntries(
      fields.flatMap(({ field, current }) => (current === undefined ? [] : [[field, current]])),
    ),
  }
}

/** The picks of all fields at once. */
export const picksOfAll = ({ fields }: Pick<EpgChange, 'fields'>, take: Take): Picks =>
  Object.fromEntries(fields.map(({ field }) => [field, take]))

/** What every field takes, for the server; undefined where that is what accepting says anyway. */
export function fieldsTaken({ kind, fields }: Pick<EpgChange, 'kind' | 'fields'>, picks: Picks) {
  if (isWhole(kind)) return undefined
  const taken = fields.map((one) => [one.field, takeOf(one, picks)] as const)
  return taken.every(([, take]) => take === 'source') ? undefined : Object.fromEntries(taken)
}

/** Whether nothing of the feed's word would come of it. */
export const keepsAll = (change: Pick<EpgChange, 'kind' | 'fields'>, picks: Picks): boolean =>
  change.fields.length > 0 && !isWhole(change.kind) && change.fields.every((one) => takeOf(one, picks) === 'current')

/** By how many ms a programme moved as a whole; undefined where it did not keep its length. */
export function movedBy({ fields }: Pick<EpgChange, 'fields'>): number | undefined {
  if (fields.length !== TIMES.length) return undefined
  const steps = fields.map(({ source, current }) => Date.parse(String(source)) - Date.parse(String(current)))
  const [first] = steps
  return fields.every(({ field }) => TIMES.includes(field)) && steps.every((step) => step === first) ? first : undefined
}
