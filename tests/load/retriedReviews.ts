import { sql } from 'kysely'
import { PAGE_URN } from '#contract/values/storefront.ts'
import type { RetriedCall, World } from './retryWorld.ts'

const PRODUCT = 'rimba-my'
const text = (value: unknown) => String(value)

const notesSaying = (words: string) => sql<{ many: number }>`SELECT count(*)::integer AS many FROM review_note
  WHERE text = ${words}`

/** A storefront that is shared, by its id and the token of its link. */
async function shared(world: World, mark: string): Promise<{ id: string; token: string }> {
  const body = { ty: 'storefront', lon: [{ lang: 'en', n: mark }] }
  const { id } = await world.ok({ who: 'super', method: 'POST', path: `/api/storefront/urn/page?prd=${PRODUCT}`, body })
  const link = { urn: PAGE_URN, id, days: 1, guests: true, notes: true }
  const { token } = await world.ok({
    who: 'super',
    method: 'POST',
    path: `/api/review/link?prd=${PRODUCT}`,
    body: link,
  })
  return { id: text(id), token: text(token) }
}

/** A link that is made again under its key has another token, so that it is no such call (server/commands/reviews). */
export const RETRIED_REVIEWS: readonly RetriedCall[] = [
  {
    name: 'addNote',
    prepare: async (world, mark) => {
      const { id } = await shared(world, mark)
      const body = { urn: PAGE_URN, id, text: mark }
      return { sent: { who: 'super', method: 'POST', path: '/api/review/note', body }, effects: notesSaying(mark) }
    },
  },
  {
    name: 'addReviewNote',
    prepare: async (world, mark) => {
      const body = { token: (await shared(world, mark)).token, name: mark, text: mark }
      return {
        sent: { who: 'super', method: 'POST', path: '/api/review/notes/add', body },
        effects: notesSaying(mark),
      }
    },
  },
  {
    name: 'deleteNote',
    prepare: async (world, mark) => {
      const { id } = await shared(world, mark)
      const body = { urn: PAGE_URN, id, text: mark }
      const note = await world.ok({ who: 'super', method: 'POST', path: '/api/review/note', body })
      return {
        sent: { who: 'super', method: 'DELETE', path: `/api/review/note/${text(note.id)}?urn=${PAGE_URN}` },
        effects: sql`SELECT 1 - count(*)::integer AS many FROM review_note WHERE id = ${text(note.id)}`,
      }
    },
  },
]
