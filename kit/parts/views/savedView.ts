import { isObject } from '#contract/rules/diff/json.ts'
import { columnsFrom } from '#contract/rules/filters/columnsFrom.ts'
import { entriesFrom } from '#contract/rules/filters/entriesFrom.ts'
import { audienceOf, type ViewAudience } from '#contract/rules/filters/mayShareView.ts'
import type { ListView } from '#contract/wire/calls/views.ts'
import type { SharedView } from '#contract/schemas/settings.ts'
import type { Setting } from '#contract/schemas/settings.ts'

/** A saved view of a list: filter, search, status, columns and order under a name. */
export type SavedView = {
  id: string
  name: string
  view: ListView
  audience: ViewAudience
  /** Whose it is, where it is another's. */
  owner?: { uid: string; name: string }
}

/** What one person makes of the views: pinned to the menu, and which one a list opens with. */
export type ViewPreferences = {
  /** The setting's id; undefined before it is first kept. */
  id: string | undefined
  pinned: readonly string[]
  /** View id by resource type. */
  standard: Readonly<Record<string, string>>
}

export const NO_VIEW_PREFERENCES: ViewPreferences = { id: undefined, pinned: [], standard: {} }

/** Views and preferences among the settings of kind 'view'. What cannot be read is left out: another version may know it. */
export function viewsIn(kept: readonly (Setting | SharedView)[]): SavedView[] {
  return kept.flatMap((one) => {
    const view = viewFrom(one.payload)
    if (!view || typeof one.n !== 'string') return []
    const owner = 'owner' in one ? one.owner : undefined
    const { audience } = one
    return [{ id: one.id, name: one.n, view, audience: audienceOf(audience), ...(owner ? { owner } : {}) }]
  })
}

/** The preferences among the settings of kind 'view'; pins and standards that cannot be read are left out. */
export function viewPreferencesIn(kept: readonly Setting[]): ViewPreferences {
  for (const { id, payload } of kept) {
    if (!isObject(payload) || payload.kind !== 'desk') continue
    const pinned = Array.isArray(payload.pinned) ? payload.pinned.filter((one) => typeof one === 'string') : []
    const standard = isObject(payload.standard) ? payload.standard : {}
    const named = Object.entries(standard).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    return { id, pinned, standard: Object.fromEntries(named) }
  }
  return NO_VIEW_PREFERENCES
}

/** The preferences as a setting keeps it, told from views by its kind. */
export function viewPreferencesPayload({ pinned, standard }: ViewPreferences) {
  return { kind: 'desk', pinned, standard }
}

/** The parts of a view that are sound; a view of no type is none. */
function viewFrom(payload: unknown): ListView | undefined {
  if (!isObject(payload) || typeof payload.cty !== 'string' || !Array.isArray(payload.filter)) return undefined
  const { cty, st, term, columns, sort } = payload
  const kept = columnsFrom(columns)
  return {
    cty,
    filter: entriesFrom(payload.filter),
    match: payload.match === 'ANY' ? 'ANY' : 'ALL',
    ...(typeof st === 'string' ? { st } : {}),
    ...(typeof term === 'string' ? { term } : {}),
    ...(kept ? { columns: [...kept] } : {}),
    ...(isObject(sort) && typeof sort.field === 'string'
      ? { sort: { field: sort.field, order: sort.order === 'ASC' ? 'ASC' : 'DESC' } }
      : {}),
  }
}
