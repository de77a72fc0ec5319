import { Type } from 'typebox'
import { Product } from '#contract/schemas/settings.ts'
import { call, noQuery } from './call.ts'

/** A name, or what is far from being one: the rule says more than a schema could. */
const name = Type.String({ maxLength: 1_000 })

/** Products that the console makes (calls.md section 12). */
export const productCalls = [
  call({
    name: 'createProduct',
    method: 'POST',
    path: '/policy/urn/resource/product',
    allProducts: true,
    guard: { by: 'adminProduct' },
    section: '7',
    part: 'S',
    summary: 'Make a product',
    answer: Product,
    query: noQuery,
    created: true,
    body: Type.Object({ n: name }, { additionalProperties: false }),
  }),
] as const
