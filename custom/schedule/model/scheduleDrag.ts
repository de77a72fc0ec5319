import { isObject } from '#contract/rules/diff/json.ts'
import type { Airing } from '#contract/rules/schedule/model/schedule.ts'

/** What is dragged onto the lanes from elsewhere on the screen: airings without ids, the first at 0 ms. */
export type ScheduleDrag = {
  airings: readonly Omit<Airing, 'id'>[]
  /** What the ghost says. */
  name: string
}

const SCOPE = 'schedule'

/**
 * The data of a draggable of the content shelf (`getInitialData` of pragmatic-drag-and-drop). The lanes give the ids
 * when it is dropped; starts count from the first, so that several keep their distance.
 */
export function scheduleDragData(drag: ScheduleDrag): Record<string, unknown> {
  return { scope: SCOPE, drag }
}

/** What is dragged, where it is something for the lanes. */
export function readScheduleDrag(data: Record<string | symbol, unknown>): ScheduleDrag | undefined {
  return data.scope === SCOPE && isObject(data.drag) ? (data.drag as ScheduleDrag) : undefined
}
