import { hideForeign } from '#contract/rules/payload/foreignProducts.ts'
import { mayNameForeign } from '#contract/rules/payload/foreignInText.ts'
import { offload } from '../../threads/offload.ts'
import type { Payload } from './documentFacts.ts'

type ShownParams = { text: string; visible: readonly string[] }

/** Characters of a record that are read and written anew at once: some 5 ms. */
const LETTERS_ON_THE_SPOT = 100_000

/** A payload's JSON without the entries of products that are not among the visible ones. */
export function shownText({ text, visible }: ShownParams): { shown: string } {
  return { shown: JSON.stringify(hideForeign(JSON.parse(text) as Payload, visible)) }
}

/** The same; a long text is read and written anew in another thread. */
export async function showText(params: ShownParams): Promise<string> {
  if (!mayNameForeign(params.text, params.visible)) return params.text
  const isLong = params.text.length > LETTERS_ON_THE_SPOT
  return (isLong ? await offload(shownText, params) : shownText(params)).shown
}
