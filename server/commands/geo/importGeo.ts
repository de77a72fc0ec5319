import { can } from '#contract/rules/access/can.ts'
import { isWide, relate, type AddressRange } from '#contract/rules/geo/range.ts'
import type { GeoImport } from '#contract/schemas/geo.ts'
import { GEO_COLUMNS, GEO_PAGE } from '#contract/values/geo.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import type { GeoWriting } from '../../stores/geo/geoWriting.ts'
import type { GeoRow } from '../../stores/geo/writeRows.ts'
import { receiveUpload } from '../../transfer/receiveUpload.ts'
import { readGeoTable, type GeoLine, type GeoProblem } from './readGeoTable.ts'
import { writerOf } from './writeGeo.ts'

/** Problems that are told of one file; the rest is counted. */
const MOST_TOLD = 100

/**
 * Takes ranges in from a table: all of them, or none where any line is wrong. Ranges that nest are meant by whoever
 * made the table, and are counted; those that cross each other or a stored one are problems.
 */
export const importGeoLocations: Command<'importGeoLocations'> = async (context, { query }) => {
  const { actor, services } = context
  if (!can(actor, GEO_PAGE, 'create')) throw new DomainError('forbidden')
  const upload = await receiveUpload(await context.file())
  try {
    const { lines, problems } = await readGeoTable(upload.path)
    if (lines.some(({ range }) => isWide(range)) && !can(actor, GEO_PAGE, 'publish')) throw new DomainError('forbidden')
    const isTried = query.dryRun === 'true'
    const requestHash = `${context.requestHash} ${upload.hash}`
    const data = await services.idempotency.once(
      { ...context, requestHash },
      () =>
        ({ geo }) =>
          takeIn(context, geo, { lines, problems, isTried }),
    )
    if (!isTried) services.geo.forget()
    return { data }
  } finally {
    await upload.remove()
  }
}

type Reading = { lines: readonly GeoLine[]; problems: readonly GeoProblem[] }

async function takeIn(
  context: CallContext,
  geo: GeoWriting,
  { lines, problems, isTried }: Reading & { isTried: boolean },
): Promise<GeoImport> {
  await geo.hold()
  const found = await standing(geo, lines)
  const all = [...problems, ...found.problems].toSorted((one, other) => one.line - other.line)
  const changed = lines.filter(({ ip, facts }) => !isSame(found.stored.get(ip), facts))
  const created = lines.filter(({ ip }) => !found.stored.has(ip)).length
  const outcome: GeoImport = {
    created,
    updated: changed.length - created,
    unchanged: lines.length - changed.length,
    nested: found.nested,
    wide: lines.filter(({ range }) => isWide(range)).length,
    failed: all.length,
    problems: all.slice(0, MOST_TOLD),
  }
  if (isTried) return outcome
  if (all.length > 0) throw new DomainError('badFile', { fields: all.slice(0, MOST_TOLD).map(fieldOf) })
  const by = writerOf(context)
  await geo.put(changed, by)
  if (changed.length > 0)
    await geo.tell([{ ip: '', verb: 'importGeoLocations', after: { created, updated: outcome.updated } }], by)
  return outcome
}

const fieldOf = ({ line, field, problem, value }: GeoProblem) => ({
  field: `/file/${line}/${field}`,
  description: `Line ${line}: '${value}' cannot be taken in.`,
  keyword: problem,
  params: { line, value },
})

type Stored = Awaited<ReturnType<GeoWriting['read']>>

const isSame = (stored: Stored, facts: GeoRow['facts']) =>
  stored !== undefined && GEO_COLUMNS.every((column) => column === 'ip' || stored[column] === facts[column])

/** What of the table is there already, and what crosses what: one pass over all ranges in their order. */
async function standing(geo: GeoWriting, lines: readonly GeoLine[]) {
  const stored = new Map<string, NonNullable<Stored>>()
  const problems: GeoProblem[] = []
  const named = new Set(lines.map(({ ip }) => ip))
  const kept: { range: AddressRange; line: number; ip: string }[] = []
  for await (const rows of geo.every())
    for (const row of rows) {
      if (named.has(row.ip)) stored.set(row.ip, row)
      else kept.push({ range: { first: BigInt(row.first), last: BigInt(row.last) }, line: 0, ip: row.ip })
    }
  const all = [...kept, ...lines].toSorted(byAddress)
  const open: typeof all = []
  let nested = 0
  for (const one of all) {
    for (let top = open.at(-1); top && top.range.last < one.range.first; top = open.at(-1)) open.pop()
    const around = open.at(-1)
    const isCrossed = around !== undefined && relate(one.range, around.range) === 'crosses'
    if (isCrossed) {
      const told = one.line > 0 ? one : around
      problems.push({ line: told.line, field: 'ip', problem: 'crosses', value: told.ip })
      continue
    }
    if (around && (one.line > 0 || around.line > 0)) nested += 1
    open.push(one)
  }
  return { stored, problems, nested }
}

const byAddress = ({ range: one }: { range: AddressRange }, { range: other }: { range: AddressRange }) => {
  if (one.first !== other.first) return one.first < other.first ? -1 : 1
  return one.last > other.last ? -1 : one.last < other.last ? 1 : 0
}
