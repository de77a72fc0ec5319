import type { ViewPreferences } from '#kit/parts/views/savedView.ts'

/** The preferences with a view pinned last, or not pinned. */
export function withPin(preferences: ViewPreferences, id: string, on: boolean): ViewPreferences {
  const others = preferences.pinned.filter((one) => one !== id)
  return { ...preferences, pinned: on ? [...others, id] : others }
}

/** The preferences with what a type's list opens with; undefined: as the type document has it. */
export function withStandard(preferences: ViewPreferences, type: string, id: string | undefined): ViewPreferences {
  const { [type]: _old, ...others } = preferences.standard
  return { ...preferences, standard: id === undefined ? others : { ...others, [type]: id } }
}

/** The preferences with a view's new id where its old one stood. */
export function withMovedView(preferences: ViewPreferences, from: string, to: string): ViewPreferences {
  const moved = (id: string) => (id === from ? to : id)
  const standard = Object.fromEntries(Object.entries(preferences.standard).map(([type, id]) => [type, moved(id)]))
  return { ...preferences, pinned: preferences.pinned.map(moved), standard }
}
