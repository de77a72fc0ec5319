import { verbOf } from '#contract/rules/actions/verbOf.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { nextText } from '../../decisions/nextText.ts'
import { refuseInvalid } from '../../decisions/refuseInvalid.ts'
import { refuseTakenNumber } from '../../decisions/refuseTakenNumber.ts'
import { refuseTakenServiceId } from '../../decisions/refuseTakenServiceId.ts'
import { refuseVerb } from '../../decisions/refuseVerb.ts'
import { productsOf, type Payload } from '../../stores/documents/documentFacts.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { refuseParent } from '../series/refuseParent.ts'
import { selectedProduct } from '../selectedProduct.ts'
import { sentStatus } from './sentVerb.ts'
import { knownType } from './knownType.ts'
import { productsToName } from './productsToName.ts'

/** A new document, in the selected product (design 9 (13)). */
export const createContent: Command<'createContent'> = async (context, { params, query, body }) => {
  const type = knownType(context, params.type)
  const product = selectedProduct(context)
  const decided = verbOf(sentStatus(body), undefined)
  if ('refusal' in decided) throw new DomainError(decided.refusal)
  await refuseVerb(context, catalogKind(type), decided.verb, undefined, { changes: true, confirmed: [] })

  const asked = { formVersion: query.schema, products: await productsToName(context) }
  const text = await nextText(context, type, { ...body, prd: withProduct(body, product) }, undefined, asked)
  const payload = text?.payload ?? {}
  await refuseInvalid(context, type, payload, decided.verb === 'publish' ? 'publish' : 'shape')
  await refuseParent(context, type, undefined, payload[type.relations?.parent?.field ?? ''])
  await refuseTakenNumber(context, type, undefined, payload, undefined)
  await refuseTakenServiceId(context, type, undefined, payload)
  const written = await context.services.documents.create(context, catalogKind(type), {
    verb: decided.verb,
    next: { payload, schema: type.schemaVersion, sound: true },
    warnings: text?.warnings ?? [],
    exId: textOf(payload.ex_id),
    provider: textOf(payload.pn),
  })
  return { json: written.json, rev: written.rev, status: 201 }
}

function withProduct(body: Payload, product: string): string[] {
  return [...new Set([...productsOf(body), product])]
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
