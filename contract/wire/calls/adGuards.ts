import { Type } from 'typebox'
import { AD_PAGE } from '#contract/values/ads.ts'
import { literals } from '#contract/values/literals.ts'
import { query } from './call.ts'
import { lookup } from './filter.ts'

/** Guards and words that the calls of ad tags share with those of their attributes and of load policies. */
export const view = { by: 'page', pages: [AD_PAGE], action: 'view' } as const
export const creates = { by: 'pageStatus', page: AD_PAGE, creates: true } as const
export const saves = { by: 'pageStatus', page: AD_PAGE, creates: false } as const
export const deletes = { by: 'page', pages: [AD_PAGE], action: 'delete' } as const
export const verb = query({
  confirm: Type.Optional(Type.String({ maxLength: 400 })),
  approval: Type.Optional(literals(['true', 'false'] as const)),
})
export const found = Type.Object(lookup, { additionalProperties: false })
