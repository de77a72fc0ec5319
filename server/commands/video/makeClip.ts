import { can } from '#contract/rules/access/can.ts'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { ClipRequest } from '#contract/schemas/video.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { CUTS_AT_ONCE, SHORT_TYPE, VIDEO_PAGE } from '#contract/values/video.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import { refuseInvalid } from '../../decisions/refuseInvalid.ts'
import { textFrom } from '../../decisions/nextText.ts'
import type { ClipInput } from '../../jobs/media/runClip.ts'
import { planCut } from '../../media/cut/planCut.ts'
import { hasAssets, NO_PLACE } from '../../media/mediaAssets.ts'
import { sourcesOf, visibleTitle } from '../../media/playedTitles.ts'
import type { Payload } from '../../stores/documents/documentFacts.ts'
import { knownType } from '../catalogue/knownType.ts'
import { productsToName } from '../catalogue/productsToName.ts'
import { jobHead } from '../jobAnswer.ts'
import { refuseParent } from '../series/refuseParent.ts'

const CLIP = 'makeClip'

/** Has new content made of pieces of a title. It is processing until it has its media, and a draft from then on. */
export const makeClip: Command<'makeClip'> = (context, { body }) => startClip(context, body)

/** The same for short videos alone. */
export const processShort: Command<'processShort'> = async (context, { body }) => {
  if (body.cty !== SHORT_TYPE) throw wrong('/cty', 'A short is of the type of short videos.')
  return startClip(context, body)
}

async function startClip(context: CallContext, body: ClipRequest) {
  const { actor, requestId: trace, services } = context
  if (!can(actor, VIDEO_PAGE, 'create')) throw new DomainError('forbidden')
  const made = await services.idempotency.once(context, async () => {
    const type = knownType(context, body.cty)
    if (!hasAssets(type.schema)) throw new DomainError('wrongStatus', { description: NO_PLACE })
    const exact = body.exact ?? true
    if (exact && !(await services.cuts.tools()).exact) throw new DomainError('keyframesOnly', { field: '/exact' })
    planCut(body.smil, await sourcesOf(context, body.smil))
    const payload = await payloadOf(context, type, body)
    const id = services.newId()
    const input: ClipInput = { payload, smil: body.smil, exact, am: body.am ?? [], fileName: body.lon[0]?.n ?? '' }
    const prd = (payload.prd ?? []) as string[]
    return async ({ cutJobs, jobs }) => {
      await cutJobs.lock(actor.uid)
      if ((await cutJobs.countInFlight(CLIP, actor.uid)) >= CUTS_AT_ONCE) throw new DomainError('tooManyJobs')
      const job = await jobs.enqueue({ kind: CLIP, urn: catalogUrn(body.cty), doc: id, prd, actor, trace, input })
      return { ...jobHead(job), doc: id }
    }
  })
  return { status: 202, data: { status_id: made.id, tracking_id: made.trace, id: made.doc } } as const
}

/** Names and products that were sent, what the title that it is cut from says of itself, and its place below that. */
async function payloadOf(context: CallContext, type: TypeDocument, body: ClipRequest): Promise<Payload> {
  const source = await visibleTitle(context, body.id)
  const own = await productsToName(context)
  const wanted = body.prd ?? source.prd?.filter((product) => own.includes(product)) ?? []
  if (!wanted.every((product) => own.includes(product))) throw wrong('/prd', 'These products are not yours.')
  const parent = type.relations?.parent
  const below = parent?.types.includes(source.cty) ? { [parent.field]: source.id } : {}
  const sent: Payload = {
    lon: body.lon,
    prd: [...new Set(wanted)],
    ...(source.lod !== undefined && { lod: source.lod }),
    ...below,
  }
  const { payload } = await textFrom(context, type, sent, undefined, { formVersion: undefined, products: own })
  await refuseInvalid(context, type, payload, 'shape')
  await refuseParent(context, type, undefined, payload[parent?.field ?? ''])
  return payload
}

function wrong(field: string, description: string): DomainError {
  return new DomainError('invalid', { fields: [{ field, description }] })
}
