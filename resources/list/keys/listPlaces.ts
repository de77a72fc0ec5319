/** Where one was in a list before opening a title: the way back leads to the same row at the same height. */
export type ListPlace = { id: string; top: number }

const places = new Map<string, ListPlace>()

/** Remembered for as long as the tab lives, by resource type. */
export function leaveAt(type: string, place: ListPlace): void {
  places.set(type, place)
}

/** The place left last, once: whoever opens the list anew afterwards starts at its top. */
export function returnTo(type: string): ListPlace | undefined {
  const place = places.get(type)
  places.delete(type)
  return place
}
