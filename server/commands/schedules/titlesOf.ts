import { conditionOf } from '#contract/rules/labels/conditionOf.ts'
import { deriveSegments } from '#contract/rules/program/deriveSegments.ts'
import { msIn, segmentsIn } from '#contract/rules/program/segment.ts'
import type { ScheduleTitle, TitleRights } from '#contract/schemas/live/scheduleTitle.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import { kindOfTitle } from '#contract/values/schedule.ts'
import { catalogUrn, typeOfUrn } from '#contract/values/urn.ts'
import type { CallContext } from '../../context.ts'
import { scopeOf } from '../../stores/documents/sender.ts'
import { SCHEDULED_TYPES } from '../../stores/schedule/scheduleKind.ts'
import type { TitleRow } from '../../stores/schedule/readTitles.ts'

/** What of a title's pieces a schedule needs. */
const SEGMENT_FIELDS = ['seg_ty', 'ctkey', 'vrt', 'sp', 'ep', 'dur', 'fps', 'am'] as const
const OPTIONAL = ['gnr', 'rat', 'yr', 'ssn_n', 'eps_n', 'loop', 'parent'] as const

/**
 * What schedules have to know of titles, by id; those of foreign products are left out. Whoever plans a channel sees
 * what it plays, whichever page its type belongs to. Two statements, whatever the number: the titles, and the titles
 * that they play. Rights are read at each call and nowhere stored.
 */
export async function titlesOf(context: CallContext, ids: readonly string[]): Promise<ScheduleTitle[]> {
  if (ids.length === 0) return []
  const { schedules, types } = context.services
  const urns = SCHEDULED_TYPES.map(catalogUrn)
  const rows = (await schedules.titles(context, { ids, urns })).filter(({ seen }) => seen)
  const played = new Set(rows.flatMap(playedBy))
  const licensed = types.list().filter(({ traits }) => traits.includes('expires'))
  const all = licensed.map(({ type }) => catalogUrn(type))
  const parts = await schedules.titles(context, { ids: [...played], urns: all, parts: true })
  const partById = new Map(parts.map((row) => [row.id, row]))
  const scope = scopeOf(context)
  return rows.map((row) => ({
    ...titleOf(row, scope),
    parts: playedBy(row).flatMap((id) => {
      const part = partById.get(id)
      if (!part) return []
      const lon = part.seen ? namesIn(part.list_row.lon) : undefined
      return [{ rights: rightsOf(part, scope), ...(lon && { lon }) }]
    }),
  }))
}

/** Titles that its pieces are cut from, each once. */
function playedBy({ id, fields }: TitleRow): string[] {
  const keys = segmentsIn(fields.sg).flatMap(({ ctkey }) => (typeof ctkey === 'string' && ctkey !== id ? [ctkey] : []))
  return [...new Set(keys)]
}

function titleOf(row: TitleRow, scope: readonly string[] | 'all'): Omit<ScheduleTitle, 'parts'> {
  const { id, urn, list_row: listed, fields } = row
  const cty = typeOfUrn(urn) ?? ''
  const sg = Array.isArray(fields.sg) && fields.sg.length > 0 ? deriveSegments(fields.sg) : undefined
  const dur = sg && sg.trt > 0 ? sg.trt : (msIn(fields.trt) ?? msIn(fields.rt))
  const lod = namesIn(fields.lod)
  const condition = conditionOf(fields)
  return {
    ...{ id, cty, kind: kindOfTitle(cty, fields.spt_ty) },
    lon: namesIn(listed.lon) ?? [],
    ...(lod && { lod }),
    ia: Array.isArray(listed.ia) ? listed.ia.map(String) : [],
    ...(dur !== undefined && { dur: Math.round(dur) }),
    ...(sg && { sg: segmentsIn(sg.sg).map((one) => pick(one, SEGMENT_FIELDS)) }),
    ...pick({ ...listed, ...fields }, OPTIONAL),
    ...(condition !== undefined && { condition }),
    rights: rightsOf(row, scope),
  }
}

/** The rights as its record has them; of products only those that are the caller's. */
function rightsOf({ id, st, list_row: row }: TitleRow, scope: readonly string[] | 'all'): TitleRights {
  const isOurs = (product: unknown) => scope === 'all' || product === 'default' || scope.includes(String(product))
  const { prd, lwe_prd, ed_dt_prd } = row
  const entries = (list: unknown) =>
    Array.isArray(list) ? (list as { prd: string; value: string }[]).filter((entry) => isOurs(entry.prd)) : undefined
  return {
    ...{ id, st },
    ...pick(row, ['vce', 'lws', 'lwe', 'ed_dt']),
    ...(Array.isArray(prd) && { prd: prd.filter(isOurs) as string[] }),
    ...(entries(lwe_prd) && { lwe_prd: entries(lwe_prd) }),
    ...(entries(ed_dt_prd) && { ed_dt_prd: entries(ed_dt_prd) }),
  }
}

function namesIn(list: unknown): LocalizedText[] | undefined {
  return Array.isArray(list) && list.length > 0 ? (list as LocalizedText[]) : undefined
}

function pick(record: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, never> {
  return Object.fromEntries(
    names.flatMap((name) => (record[name] === undefined || record[name] === null ? [] : [[name, record[name]]])),
  ) as Record<string, never>
}
