/** Where on a target something would come to stand: it is drawn there. */
export type Landing = 'before' | 'after' | 'into'

/** What becomes of an item that is put on a target: the place it gets, and how that is drawn. */
export type Drop<Place> = { place: Place; landing: Landing }

/** One step by keys: to the neighbour's place, or to the first or last one. */
export type Step = 'back' | 'forward' | 'first' | 'last'

/**
 * What a screen says of the things it lets be moved. Things are named by their keys; a place is whatever the screen's
 * command understands: an index of a list, a parent and a neighbour in a tree, an instant on a lane.
 */
export type DragModel<Place> = {
  /** Names these things: what is dragged of other lists on the page is none of them. */
  scope: string
  nameOf: (key: string) => string
  canMove?: (key: string) => boolean
  /**
   * What becomes of an item over a target; undefined refuses it. `fraction` (0 to 1) is where along the target the
   * pointer is, in reading direction; without it the item was put on the target as a whole, by a key or a press.
   */
  dropOn: (key: string, target: string, fraction?: number) => Drop<Place> | undefined
  /** Where a step leads; undefined where there is none. */
  stepOf: (key: string, step: Step) => Place | undefined
  /** The one command: pointer, keys, pick-up and dialog all end here. */
  move: (key: string, place: Place) => void
}
