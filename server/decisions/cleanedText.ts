import { cleanPayload } from '#contract/rules/payload/cleanPayload.ts'
import type { VisibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import { keepForeign } from '#contract/rules/payload/keepForeign.ts'
import { keepUnknown } from '#contract/rules/payload/keepUnknown.ts'
import { offloadable } from '../threads/offload.ts'
import type { Payload } from '../stores/documents/documentFacts.ts'

type CleanParams = {
  /** The form that the text comes from. */
  type: { schema: unknown }
  written: Payload
  stored: Payload | undefined
  visible: VisibleProducts
}

type CleanedText = { payload: Payload; dropped: string[] }

/**
 * A sender's text, cleaned by the schema of its form; over it the stored fields which that form does not know, and
 * entries of products that the sender may not see.
 */
export function cleanedText({ type, written, stored, visible }: CleanParams): CleanedText {
  const { payload: cleaned, dropped } = cleanPayload(type.schema, written)
  const merged = stored ? keepUnknown(type.schema, cleaned, stored) : cleaned
  return { payload: keepForeign(merged, stored ?? {}, visible), dropped }
}

/** The same; a large text is cleaned in another thread. */
export const cleanText = offloadable(cleanedText)
