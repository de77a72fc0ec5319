import { DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import type { Command } from '../../context.ts'
import { namesIn } from '../catalogue/viewableKinds.ts'
import { ingestionOf } from './ingestionOf.ts'

/** Offset and limit of a page that is asked for by its number. */
export function pageIn({ pageNumber = 1, pageSize = DEFAULT_PAGE_SIZE }: { pageNumber?: number; pageSize?: number }) {
  return { limit: pageSize, offset: (pageNumber - 1) * pageSize }
}

export const listEpgIngestions: Command<'listEpgIngestions'> = async (context, { query }) => {
  const { waiting } = query
  const { rows, count } = await context.services.epg.list(context, { ...pageIn(query), ...(waiting && { waiting }) })
  return { data: rows.map(ingestionOf), page: { count } }
}

const MOST_IDS = 200

/** How ingestions stand (calls.md section 16); ids that name none are left out. */
export const readEpgIngestion: Command<'readEpgIngestion'> = async (context, { query }) => {
  const ids = (namesIn(query.ids) ?? []).slice(0, MOST_IDS)
  const { rows } = await context.services.epg.list(context, { ids, limit: MOST_IDS, offset: 0 })
  return { data: rows.map(ingestionOf) }
}
