import { isDraftSide, type Status } from '#contract/values/status.ts'

/**
 * A document as its verbs see it: at most one draft side and at most one published version (design section 3).
 * Archived, deleted and purged concern the whole document, which then has neither.
 */
export type DocumentState = {
  state: 'live' | 'archived' | 'deleted' | 'purged'
  draft?: 'draft' | 'pending' | 'pre-draft'
  published: boolean
}

type Sided = { st: Status; sides?: readonly { st: Status }[] }

/**
 * The state behind a record of a read. Its sides decide; its own `st` only where no side is live, since an older
 * version of a live document is 'archived' too. A service without sides is judged by `st` alone.
 */
export function documentStateOf({ st, sides = [] }: Sided): DocumentState {
  const statuses = sides.length > 0 ? sides.map((side) => side.st) : [st]
  const draft = statuses.find(isDraftSide) as DocumentState['draft']
  const published = statuses.includes('published')
  if (draft !== undefined || published)
    return draft ? { state: 'live', draft, published } : { state: 'live', published }
  const state = statuses[0] ?? st
  return { state: state === 'deleted' || state === 'purged' ? state : 'archived', published: false }
}
