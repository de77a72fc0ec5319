import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { conditionOf } from '#contract/rules/labels/conditionOf.ts'
import { visibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { productsOf, type Payload } from '../stores/documents/documentFacts.ts'
import type { RecordProblem } from '#contract/rules/payload/recordProblems.ts'
import type { TextCaller } from './nextText.ts'
import { findTextProblems } from './textProblems.ts'

/**
 * Throws what is wrong with a text by field. A draft may lack anything but a product of its sender's, without whom it
 * would be out of their sight; publishing needs the rest.
 */
export async function refuseInvalid(
  { actor, services }: TextCaller,
  type: TypeDocument,
  payload: Payload,
  mode: 'shape' | 'publish',
): Promise<void> {
  const { large, broken } = await findTextProblems({ type, payload })
  if (large !== undefined) throw new DomainError('tooLarge', large === '' ? {} : { field: large })
  const fields = await services.types.validate(type.type, payload, mode)
  const visible = visibleProducts(actor)
  const own = productsOf(payload).filter((product) => visible === 'all' || visible.includes(product))
  const noProduct = own.length === 0 && !fields.some(({ field }) => field === '/prd')
  if (noProduct)
    fields.push({
      field: '/prd',
      description: 'Choose at least one product.',
      keyword: 'minItems',
      params: { limit: 1 },
    })
  fields.push(...ruleProblems(broken, mode))
  if (mode === 'publish' && conditionOf(payload)?.trim() === '')
    fields.push({ field: '/cond_pub/reason', description: 'Say on which condition.', keyword: 'required' })
  if (fields.length > 0) throw new DomainError('invalid', { fields })
}

const RULES = {
  nameList: 'Every name needs a letter or a digit.',
  namesMissing: 'Every name needs a letter or a digit.',
  beforeStart: 'This lies before its start.',
  tooLong: 'This lies too far behind its start.',
  noZone: 'There is no such time zone.',
} as const

/** What the rules say beyond the schema; a draft may lack a name, as it may lack anything. */
function ruleProblems(broken: readonly RecordProblem[], mode: 'shape' | 'publish') {
  return broken
    .filter(({ keyword }) => mode === 'publish' || keyword !== 'namesMissing')
    .map(({ field, keyword, params }) => ({
      field,
      description: RULES[keyword],
      keyword: keyword === 'namesMissing' ? 'nameList' : keyword,
      ...(params && { params }),
    }))
}
