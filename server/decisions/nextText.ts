import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { put } from '#contract/rules/diff/json.ts'
import { visibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import { payloadOf } from '#contract/rules/payload/payloadOf.ts'
import { derivedText } from '#contract/rules/program/derivedText.ts'
import { KEPT_FIELDS, type Warning } from '#contract/schemas/contentRecord.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Caller } from '../caller.ts'
import type { Services } from '../services.ts'
import type { Payload } from '../stores/documents/documentFacts.ts'
import { keepSame } from '../stores/documents/keepSame.ts'
import { cleanText } from './cleanedText.ts'

/** A sender's record as it would be stored, the fields that it names, and what of it was dropped on the way. */
export type NextText = { payload: Payload; named: readonly string[]; warnings: Warning[] }

/** Whose text it is, and the types that it is held against; a job stands in for a call. */
export type TextCaller = Pick<Caller, 'actor'> & { services: Pick<Services, 'types'> }

/** Schema version of the form that the text comes from, and the products that its sender may name. */
type TextParams = { formVersion: number | undefined; products: readonly string[] }

/** Set when a document is made, then never (design 9 (11)). */
const BIRTH_FIELDS = ['ex_id'] as const
const OF_THE_SERVER = [...KEPT_FIELDS, ...BIRTH_FIELDS]

/**
 * What a save stores: the sender's record, cleaned by the schema of the form that it comes from; over it the stored
 * fields which that form does not know (design 9 (4)), entries of products that the sender may not see (13), what
 * the server alone writes, and what follows from the segments. Undefined where the sender sends no text at all, only a status.
 */
export async function nextText(
  { actor, services }: TextCaller,
  type: TypeDocument,
  body: Payload,
  stored: Payload | undefined,
  asked: TextParams,
): Promise<NextText | undefined> {
  const sent = payloadOf(body)
  return Object.keys(sent).length === 0 ? undefined : textFrom({ actor, services }, type, sent, stored, asked)
}

/** The same of what is no record of a call: nothing is sent on purpose where everything was taken away. */
export async function textFrom(
  { actor, services }: TextCaller,
  type: TypeDocument,
  sent: Payload,
  stored: Payload | undefined,
  { formVersion, products }: TextParams,
): Promise<NextText> {
  const serverOwned: readonly string[] = stored ? OF_THE_SERVER : KEPT_FIELDS
  // Not copied whole: what a field is taken away from becomes a dictionary, which each step after this reads slowly.
  const written: Record<string, unknown> = {}
  for (const field of Object.keys(sent))
    if (!serverOwned.includes(field))
      put(written, field, field === 'prd' ? onlyProducts(sent.prd, products) : sent[field])
  const form = formVersion === undefined ? type : services.types.getVersion(type.type, formVersion)
  if (!form) throw new DomainError('malformed', { description: 'The request names a schema version that never was.' })

  const { payload, dropped } = await cleanText({ type: form, written, stored, visible: visibleProducts(actor) })
  for (const field of serverOwned) {
    if (stored?.[field] === undefined) delete payload[field]
    else payload[field] = stored[field]
  }
  if (stored) keepSame(payload, stored)
  return { payload: derivedText(type.schema, payload), named: Object.keys(sent), warnings: dropped.map(droppedWarning) }
}

/** A record stands in products that its sender may name; 'default' serves entries per product, no record. */
function onlyProducts(prd: unknown, products: readonly string[]): unknown {
  return Array.isArray(prd) ? prd.filter((one) => typeof one !== 'string' || products.includes(one)) : prd
}

function droppedWarning(pointer: string): Warning {
  return { code: 'unknownProperty', msg: `${pointer} is not known to this type and was not saved.` }
}
