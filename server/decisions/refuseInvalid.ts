import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { conditionOf } from '#contract/rules/labels/conditionOf.ts'
import { visibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import { oversize } from '#contract/rules/payload/oversize.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { productsOf, type Payload } from '../stores/documents/documentFacts.ts'
import { recordProblems } from '#contract/rules/payload/recordProblems.ts'
import type { TextCaller } from './nextText.ts'

/**
 * Throws what is wrong with a text by field. A draft may lack anything but a product of its sender's, without whom it
 * would be out of their sight; publishing needs the rest.
 */
export function refuseInvalid(
  { actor, services }: TextCaller,
  type: TypeDocument,
  payload: Payload,
  mode: 'shape' | 'publish',
): void {
  const large = oversize(payload)
  if (large !== undefined) throw new DomainError('tooLarge', large === '' ? {} : { field: large })
  const fields = services.types.validate(type.type, payload, mode)
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
  fields.push(...ruleProblems(type, payload, mode))
  if (mode === 'publish' && conditionOf(payload)?.trim() === '')
    fields.push({ field: '/cond_pub/reason', description: 'Say on which condition.', keyword: 'required' })
  if (fields.length > 0) throw new DomainError('invalid', { fields })
}

const RULES = {
  nameList: 'Every name needs a letter or a digit.',
  namesMissing: 'Every name needs a letter or a digit.',
  beforeStart: 'This lies before its start.',
} as const

/** What the rules say beyond the schema; a draft may lack a name, as it may lack anything. */
function ruleProblems({ schema }: TypeDocument, payload: Payload, mode: 'shape' | 'publish') {
  return recordProblems(schema, payload)
    .filter(({ keyword }) => mode === 'publish' || keyword !== 'namesMissing')
    .map(({ field, keyword }) => ({
      field,
      description: RULES[keyword],
      keyword: keyword === 'namesMissing' ? 'nameList' : keyword,
    }))
}
