import type { ViewDesk } from '#kit/parts/views/savedView.ts'

/** The desk with a view pinned last, or not pinned. */
export function withPin(desk: ViewDesk, id: string, on: boolean): ViewDesk {
  const others = desk.pinned.filter((one) => one !== id)
  return { ...desk, pinned: on ? [...others, id] : others }
}

/** The desk with what a type's list opens with; undefined: as the type document has it. */
export function withStandard(desk: ViewDesk, type: string, id: string | undefined): ViewDesk {
  const { [type]: _old, ...others } = desk.standard
  return { ...desk, standard: id === undefined ? others : { ...others, [type]: id } }
}

/** The desk with a view's new id where its old one stood. */
export function withMovedView(desk: ViewDesk, from: string, to: string): ViewDesk {
  const moved = (id: string) => (id === from ? to : id)
  const standard = Object.fromEntries(Object.entries(desk.standard).map(([type, id]) => [type, moved(id)]))
  return { ...desk, pinned: desk.pinned.map(moved), standard }
}
