import { payloadOf } from '#contract/rules/payload/payloadOf.ts'
import type { AdjustedPart } from '#contract/rules/storefront/narrow/narrowWithin.ts'
import { narrowWithin } from '#contract/rules/storefront/narrow/narrowWithin.ts'
import { editStorefront } from '#contract/rules/storefront/model/editStorefront.ts'
import { readContainer, readStorefront } from '#contract/rules/storefront/wire/readStorefront.ts'
import { containerOnWire, pageOnWire } from '#contract/rules/storefront/wire/storefrontOnWire.ts'
import type { Warning } from '#contract/schemas/contentRecord.ts'
import type { StorePage } from '#contract/schemas/storefront/storePage.ts'
import type { Payload } from '../../stores/documents/documentFacts.ts'
import type { DocumentText } from '../../decisions/documentChange.ts'
import { keptPayload, type TextParams } from '../../decisions/keptPayload.ts'
import { refuseForeignAddresses, refuseLongAddresses } from './refuseStoreInvalid.ts'

/**
 * A page as it would be stored: its tabs within it, its containers by their ids alone. Undefined where a status alone
 * was sent.
 */
export function pageText(body: Payload, params: TextParams): DocumentText | undefined {
  const sent = payloadOf(body)
  const { ty = params.stored?.ty, ...said } = sent
  if (Object.keys(said).length === 0) return undefined
  const page = readStorefront({ ...said, id: '', ty: params.stored?.ty ?? ty } as StorePage)
  // Containers are narrowed where they are saved: here they are not known.
  const { edit, adjusted } = narrowWithin({ ...page, containers: new Map() })
  const payload: Payload = { ...pageOnWire(editStorefront(page, edit)) }
  delete payload.id
  return { payload: keptPayload(payload, params), warnings: adjusted.flatMap(adjustedWarnings) }
}

/** A container as it would be stored; one that does not say so is standalone. */
export function containerText(body: Payload, params: TextParams): DocumentText | undefined {
  const sent = payloadOf(body)
  if (Object.keys(sent).length === 0) return undefined
  refuseForeignAddresses(sent)
  const { container, content } = readContainer({ ...sent, id: '' })
  const owned = { ownership: 'standalone', ...container.settings } as const
  const payload: Payload = { ...containerOnWire({ ...container, settings: owned }, content) }
  delete payload.id
  refuseLongAddresses(payload)
  return { payload: keptPayload(payload, params), warnings: [] }
}

/** What narrowing adjusted, field by field, for `wrng`. */
export function adjustedWarnings({ id, adjustments }: AdjustedPart): Warning[] {
  const shown = (value: unknown) => (value === undefined ? 'not set' : JSON.stringify(value))
  return adjustments.map(({ field, from, to }) => ({
    code: 'narrowed',
    msg: `${id}: ${field} was ${shown(from)}, and is ${shown(to)} within its parent.`,
  }))
}
