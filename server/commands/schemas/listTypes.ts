import { createHash } from 'node:crypto'
import { summaryOf } from '#contract/registry/typeDocument.ts'
import { can } from '#contract/rules/access/can.ts'
import type { Command } from '../../context.ts'

/**
 * The types that the caller may view: what menu, lists and routes of the console are made of. For rails those of all
 * titles: whoever lays out storefronts sees what is published of them, as viewers do (`railKinds`).
 */
export const listTypes: Command<'listTypes'> = async ({ actor, services }, { query }) => {
  const { types } = services
  await types.settled()
  const ofRails = query.for === 'rails' && can(actor, 'cp_storefront', 'view')
  const visible = types.list().filter(({ page }) => ofRails || can(actor, page, 'view'))
  const isFull = query.info === 'full' && !ofRails
  // The answer depends on the caller's roles, so its tag names what was shown and not what there is.
  const shown = visible.map(({ type }) => types.etag(type)).join()
  const etag = createHash('sha256').update(`${query.info} ${shown}`).digest('base64url').slice(0, 16)
  return { data: isFull ? visible : visible.map(summaryOf), page: { count: visible.length }, etag }
}
