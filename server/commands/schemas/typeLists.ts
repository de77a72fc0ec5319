import { createHash } from 'node:crypto'
import { summaryOf } from '#contract/registry/typeDocument.ts'
import { can } from '#contract/rules/access/can.ts'
import type { TypeRow } from '#contract/registry/typeRecord.ts'
import { TYPE_DOCUMENT_URN } from '#contract/values/urn.ts'
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

/** Every type for whoever configures them, also those whose documents they may not view. */
export const listTypeStates: Command<'listTypeStates'> = async ({ services }) => {
  const { types, typeStore, locks } = services
  await types.settled()
  const documents = types.list()
  const [saved, counts, held] = await Promise.all([
    typeStore.saved(),
    typeStore.counts(),
    locks.statusOf(documents.map(({ type }) => type)),
  ])
  const saves = new Map(saved.map((each) => [each.document.type, each]))
  const holders = new Map(held.filter(({ urn }) => urn === TYPE_DOCUMENT_URN).map((lock) => [lock.id, lock]))
  const data = documents.map((document): TypeRow => {
    const { type } = document
    const [save, lock] = [saves.get(type), holders.get(type)]
    return {
      ...summaryOf(document),
      rev: save?.rev ?? 1,
      origin: types.originOf(type),
      count: counts.get(type) ?? 0,
      ...(save ? { ut: save.at, uun: save.name } : {}),
      ...(lock ? { lock: { uid: lock.lo_uid ?? '', name: lock.name ?? '', until: lock.until ?? '' } } : {}),
    }
  })
  return { data, page: { count: data.length } }
}
