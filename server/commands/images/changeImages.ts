import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { ImageMeta } from '#contract/schemas/contentRecord.ts'
import { typeOfUrn } from '#contract/values/urn.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'
import { refuseVerb } from '../../decisions/refuseVerb.ts'
import type { DocumentFacts, Payload } from '../../stores/documents/documentFacts.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { knownType } from '../catalogue/knownType.ts'

export type ImageMap = Record<string, ImageMeta>
type Change = {
  id: string
  urn: string
  action: 'uploadImage' | 'removeImage' | 'frameImage'
  change: (images: ImageMap) => ImageMap
}

/** The catalogue type behind an image call's urn. */
export function typeOfCall(context: CallContext, urn: string): TypeDocument {
  return knownType(context, typeOfUrn(urn) ?? '')
}

/**
 * An image comes or goes as a write of its document: revision and lock decide, and the draft carries the change, so
 * that what is published keeps its own pictures until it is published again.
 */
export async function changeImages(context: CallContext, { id, urn, action, change }: Change) {
  const type = typeOfCall(context, urn)
  const written = await context.services.documents.write(context, catalogKind(type), id, async (facts) => {
    const payload = await editedPayload(context, type, facts)
    return { verb: 'saveDraft', action, next: { payload: withImages(payload, change), schema: type.schemaVersion } }
  })
  const record = JSON.parse(written.json) as { ia?: string[] }
  return { ia: record.ia ?? [], rev: written.rev }
}

/** Throws whatever would refuse a change of the document's images now. Nothing is written. */
export async function refuseImageChange(context: CallContext, { id, urn }: Pick<Change, 'id' | 'urn'>): Promise<void> {
  const type = typeOfCall(context, urn)
  const welcome = new Error('an image may come')
  const asking = context.services.documents.write(context, catalogKind(type), id, async (facts) => {
    await editedPayload(context, type, facts)
    throw welcome
  })
  await asking.catch((error: unknown) => {
    if (error !== welcome) throw error
  })
}

async function editedPayload(context: CallContext, type: TypeDocument, facts: DocumentFacts): Promise<Payload> {
  await refuseVerb(context, catalogKind(type), 'saveDraft', facts, { changes: true, confirmed: [] })
  const edited = facts.draft ?? facts.published
  if (!edited?.payload) throw new DomainError('wrongStatus')
  return edited.payload
}

function withImages(payload: Payload, change: (images: ImageMap) => ImageMap): Payload {
  const images = change({ ...((payload.ia_meta as ImageMap | undefined) ?? {}) })
  return { ...payload, ia: Object.keys(images).sort(), ia_meta: images }
}
