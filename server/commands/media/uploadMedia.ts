import { createHash } from 'node:crypto'
import { fpsOf } from '#contract/rules/time/frameRate.ts'
import { ownUri, type MediaAsset } from '#contract/values/ownMedia.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import { refuseVerb } from '../../decisions/refuseVerb.ts'
import { deriveLater } from '../../media/deriveLater.ts'
import { hasAssets, NO_PLACE, withAsset } from '../../media/mediaAssets.ts'
import type { MediaFacts } from '../../media/probe/probeMedia.ts'
import type { DocumentFacts, Payload } from '../../stores/documents/documentFacts.ts'
import { catalogKind, type DocumentKind } from '../../stores/documents/documentKind.ts'
import { knownType } from '../catalogue/knownType.ts'

/**
 * Picture or sound of a title, as a write of its draft. What refuses is asked before the bytes are read, so that nobody
 * sends two gigabytes in vain; a retry must be read first, since its bytes tell which one it is.
 */
export const uploadMedia: Command<'uploadMedia'> = async (context, { params, query }) => {
  const { media, documents, newId } = context.services
  const type = knownType(context, query.cty)
  if (!hasAssets(type.schema)) throw new DomainError('wrongStatus', { description: NO_PLACE })
  const kind = catalogKind(type)
  if (context.idempotencyKey === undefined) await refuseNow(context, kind, params.id)
  else await documents.read(context, kind, params.id)
  const { stream } = await context.file()
  const { hash, facts } = await media.receive(stream, params.id)
  const requestHash = createHash('sha256').update(`${context.requestHash} ${hash}`).digest('base64url')
  const asset = { a_id: newId(), file_uri: ownUri(hash, query.vrt), ftype: facts.kind }
  const written = await documents.write({ ...context, requestHash }, kind, params.id, async (of) => {
    const payload = await editedPayload(context, kind, of)
    const assets = withAsset((payload.media_assets ?? []) as MediaAsset[], asset)
    const next = { payload: { ...payload, media_assets: assets }, schema: type.schemaVersion }
    return { verb: 'saveDraft', action: 'uploadMedia', next }
  })
  const { id: doc, prd } = JSON.parse(written.json) as { id: string; prd: string[] }
  await deriveLater(context.services, { urn: kind.urn, doc, prd, actor: context.actor, trace: context.requestId })
  return { data: { ...assetIn(written.json, asset), ...lengthOf(facts) }, rev: written.rev }
}

/** Throws whatever would refuse the upload now. Nothing is written. */
async function refuseNow(context: CallContext, kind: DocumentKind, id: string): Promise<void> {
  const welcome = new Error('media may come')
  const asking = context.services.documents.write(context, kind, id, async (facts) => {
    await editedPayload(context, kind, facts)
    throw welcome
  })
  await asking.catch((error: unknown) => {
    if (error !== welcome) throw error
  })
}

async function editedPayload(context: CallContext, kind: DocumentKind, facts: DocumentFacts): Promise<Payload> {
  await refuseVerb(context, kind, 'saveDraft', facts, { changes: true, confirmed: [] })
  const edited = facts.draft ?? facts.published
  if (!edited?.payload) throw new DomainError('wrongStatus')
  return edited.payload
}

/** A retry answers what its first attempt has written, whose asset bears another id. */
function assetIn(json: string, made: Required<Pick<MediaAsset, 'a_id' | 'file_uri' | 'ftype'>>) {
  const { media_assets: assets = [] } = JSON.parse(json) as { media_assets?: MediaAsset[] }
  return { ...made, a_id: assets.find(({ file_uri }) => file_uri === made.file_uri)?.a_id ?? made.a_id }
}

function lengthOf({ duration, timescale, rate }: MediaFacts) {
  const dur = Math.round((duration * 1_000) / timescale)
  if (!rate) return { dur }
  return { dur, fps: Math.round(fpsOf(rate) * 1_000) / 1_000, rate }
}
