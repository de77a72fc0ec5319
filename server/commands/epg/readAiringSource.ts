import { FEED_FIELDS } from '#contract/schemas/live/ingestion.ts'
import { AIRING_TYPE } from '#contract/values/guide.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import type { Command } from '../../context.ts'
import { knownKind } from '../catalogue/knownType.ts'

/** What the feed said last of an airing that the caller may see, of the fields that it has a say in. */
export const readAiringSource: Command<'readAiringSource'> = async (context, { params }) => {
  const { aggregates, documents } = context.services
  await documents.read(context, knownKind(context, AIRING_TYPE), params.id)
  const sources = await aggregates.sources({ urn: catalogUrn(AIRING_TYPE), id: params.id })
  const feed = sources.find(({ src }) => src === 'lds')
  if (!feed) return { data: null }
  const said = FEED_FIELDS.filter((field) => feed.payload[field] !== undefined)
  return { data: { at: feed.at, fields: Object.fromEntries(said.map((field) => [field, feed.payload[field]])) } }
}
