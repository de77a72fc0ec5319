import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { ContentRow, Warning } from '#contract/schemas/contentRecord.ts'
import type { Caller } from '../caller.ts'
import type { Services } from '../services.ts'
import type { DocumentFacts, Payload } from '../stores/documents/documentFacts.ts'
import { ALL } from '../stores/documents/totals.ts'
import { broughtBack } from './broughtBack.ts'
import { keepPlace, parentIn, parentKinds, widestReader } from './parentFacts.ts'

type Standing = Pick<Services, 'types' | 'lists'>

/** What stood above a title when it was imported; undefined where that is no more. */
export async function originalParent(
  services: Standing,
  { actor }: Pick<Caller, 'actor'>,
  type: TypeDocument,
  original: Payload,
): Promise<ContentRow | undefined> {
  const kinds = parentKinds(services, type)
  const [parent] = await services.lists.rowsOf(widestReader(actor), kinds, parentIn(type, original), ALL)
  return parent
}

type Original = { original: Payload; parent: ContentRow | undefined; facts: DocumentFacts }

/** The text that a title was imported with, as it would become its draft now. */
export async function originalText(
  services: Standing,
  caller: Pick<Caller, 'actor'>,
  type: TypeDocument,
  { original, parent, facts }: Original,
): Promise<{ payload: Payload; warnings: Warning[] }> {
  const old = await broughtBack(caller, original, facts)
  const now = (facts.draft ?? facts.published)?.payload
  return keepPlace(services, type, { old, now, parent })
}
