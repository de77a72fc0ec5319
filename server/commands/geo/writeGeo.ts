import { can } from '#contract/rules/access/can.ts'
import { isWide, rangeText, relate, type AddressRange } from '#contract/rules/geo/range.ts'
import type { GeoInput, GeoLocation } from '#contract/schemas/geo.ts'
import { GEO_PAGE, GEO_QUESTIONS, type GeoQuestion } from '#contract/values/geo.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import type { GeoWriting } from '../../stores/geo/geoWriting.ts'
import type { GeoWriter } from '../../stores/geo/writeRows.ts'
import { factsIn, rangeIn } from './geoInput.ts'

export const createGeoLocation: Command<'createGeoLocation'> = async (context, { body, query }) => ({
  data: await writeGeo(context, undefined, body, query.confirm),
  status: 201,
})

export const saveGeoLocation: Command<'saveGeoLocation'> = async (context, { params, body, query }) => ({
  data: await writeGeo(context, params.ip, body, query.confirm),
})

export const deleteGeoLocation: Command<'deleteGeoLocation'> = async (context, { params }) => {
  const ip = rangeText(rangeIn(params.ip))
  const by = writerOf(context)
  await context.services.idempotency.once(context, () => async ({ geo }) => {
    await geo.hold()
    const before = await geo.read(ip)
    if (!before) throw new DomainError('notFound')
    await geo.drop([ip])
    await geo.tell([{ ip, verb: 'deleteGeoLocation', before }], by)
  })
  context.services.geo.forget()
  return { data: null }
}

export const writerOf = ({ actor, requestId }: CallContext): GeoWriter => ({
  uid: actor.uid,
  username: actor.username,
  name: actor.name,
  trace: requestId,
})

/**
 * Puts a range in, or in the place of another one. Ranges are judged against each other while nobody else changes them:
 * those that cross cannot both be, those that nest are asked, and so is a range that moves whole countries.
 */
async function writeGeo(
  context: CallContext,
  known: string | undefined,
  body: GeoInput,
  confirm = '',
): Promise<GeoLocation> {
  const range = rangeIn(body.ip)
  const facts = factsIn(body)
  const ip = rangeText(range)
  const old = known === undefined ? undefined : rangeText(rangeIn(known))
  const absorbed = (body.absorb ?? []).map(rangeIn)
  if (absorbed.some((one) => relate(one, range) !== 'within'))
    throw new DomainError('malformed', { field: '/absorb', description: 'Only ranges within this one can go for it.' })
  const confirmed = GEO_QUESTIONS.filter((question) => confirm.split(',').includes(question))
  if (ip !== old) refuseWide(context, range, confirmed)
  const by = writerOf(context)
  const work = async (geo: GeoWriting): Promise<GeoLocation> => {
    await geo.hold()
    const before = old === undefined ? undefined : await geo.read(old)
    if (old !== undefined && !before) throw new DomainError('notFound')
    const gone = absorbed.map(rangeText)
    if (ip !== old) await refuseOverlaps(geo, range, { old, gone, confirmed })
    const dropped = (await Promise.all(gone.map((one) => geo.read(one)))).flatMap((one) => one ?? [])
    await geo.drop([...gone, ...(old === undefined || old === ip ? [] : [old])])
    await geo.put([{ range, facts }], by)
    const after = await geo.read(ip)
    if (!after) throw new DomainError('notFound')
    const verb = old === undefined ? 'createGeoLocation' : 'saveGeoLocation'
    const absorptions = dropped.map((one) => ({ ip: one.ip, verb: 'deleteGeoLocation', before: one }) as const)
    await geo.tell([{ ip, verb, before, after }, ...absorptions], by)
    return after
  }
  const written = await context.services.idempotency.once(context, () => (stores) => work(stores.geo))
  context.services.geo.forget()
  return written
}

/** calls.md section 21: what is wider than /16 takes the right to publish, too. */
function refuseWide({ actor }: CallContext, range: AddressRange, confirmed: readonly GeoQuestion[]): void {
  if (!isWide(range)) return
  if (!can(actor, GEO_PAGE, 'publish')) throw new DomainError('forbidden')
  if (!confirmed.includes('wideRange')) throw new DomainError('wideRange', { field: '/ip' })
}

type Standing = { old: string | undefined; gone: readonly string[]; confirmed: readonly GeoQuestion[] }

async function refuseOverlaps(geo: GeoWriting, range: AddressRange, standing: Standing): Promise<void> {
  const { old, gone, confirmed } = standing
  if (await geo.read(rangeText(range))) throw new DomainError('rangeTaken', { field: '/ip' })
  const { overlaps, crossing } = await geo.overlaps(range, [...gone, ...(old === undefined ? [] : [old])])
  if (crossing.length > 0) throw new DomainError('rangeOverlaps', { field: '/ip', data: crossing })
  if (overlaps.length > 0 && !confirmed.includes('rangeOverlaps'))
    throw new DomainError('rangeOverlaps', { field: '/ip', data: overlaps })
}
