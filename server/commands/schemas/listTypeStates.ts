import { summaryOf } from '#contract/registry/typeDocument.ts'
import type { TypeRow } from '#contract/registry/typeRecord.ts'
import { TYPE_DOCUMENT_URN } from '#contract/values/urn.ts'
import type { Command } from '../../context.ts'

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
