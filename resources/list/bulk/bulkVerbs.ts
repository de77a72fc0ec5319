import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { Actor } from '#contract/rules/access/actor.ts'
import { hasVerb, type Verb, VERBS } from '#contract/rules/actions/verbs.ts'
import { rightsOfBulk } from '#contract/rules/bulk/rightsOfBulk.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { Action, Page } from '#contract/values/access.ts'
import type { SelectionVerb } from '../selection/selectionPlan.ts'
import { offeredPlans } from '../selection/selectionPlan.ts'
import type { SelectionState } from '../selection/createSelection.ts'

/** What can be done to titles of a tab of the list without looking at each; '' is the tab of all. */
const VERBS_OF_TAB: Readonly<Record<string, readonly SelectionVerb[]>> = {
  '': ['publish', 'submit', 'unpublish', 'archive', 'deleteContent'],
  published: ['publish', 'unpublish', 'archive', 'deleteContent'],
  draft: ['publish', 'submit', 'archive', 'deleteContent'],
  pending: ['approve', 'returnToDraft', 'archive', 'deleteContent'],
  'pre-draft': [],
  archived: ['restoreContent', 'deleteContent'],
  deleted: ['restoreContent'],
}

type Params = {
  state: SelectionState
  type: TypeSummary
  actor: Pick<Actor, 'uid' | 'roles'>
  may: (page: Page, action: Action) => boolean
  now: number
  /** Verbs that the service does not have. */
  lacking?: readonly Verb[]
}

/**
 * The verbs for more titles than one watches: by what the chosen ones are, or of all that match by the tab that shows
 * them. Each by its own right (promise R25); which titles it cannot be done to is for the dry run to say.
 */
export function bulkVerbs({ state, type, actor, may, now, lacking = [] }: Params): readonly SelectionVerb[] {
  const rows = unlikeRows(state)
  const verbs = state.all
    ? (VERBS_OF_TAB[state.all.flt.st ?? ''] ?? [])
    : offeredPlans({ rows, actor, type, now }).map(({ verb }) => verb)
  const mayMove = (verb: SelectionVerb) =>
    rightsOfBulk({ st: VERBS[verb].status }, type).every(({ page, action }) => may(page, action))
  return verbs.filter(
    (verb) =>
      !lacking.includes(verb) && hasVerb(type, verb) && mayMove(verb) && !(verb === 'submit' && mayMove('publish')),
  )
}

/** Of a thousand chosen rows the few that differ in what verbs ask about: status, sides and lock. */
function unlikeRows({ rows }: SelectionState): ContentRow[] {
  const kinds = new Map<string, ContentRow>()
  for (const row of rows.values()) {
    const sides = row.sides?.map(({ st }) => st).join() ?? ''
    kinds.set(`${row.st} ${sides} ${row.lock ? `${row.lock.uid} ${row.lock.until}` : ''}`, row)
  }
  return [...kinds.values()]
}
