import type { KeyboardEvent } from 'react'
import { useRef } from 'react'
import { shiftDay } from '#contract/rules/dates/zoneDays.ts'
import { movedTo } from '#kit/parts/timeline/keys/timelineMoves.ts'
import { timelineIntent } from '#kit/parts/timeline/keys/timelineKeys.ts'
import { rulerStep } from '#kit/parts/timeline/geometry/rulerLabels.ts'
import { focusOf, placeOf } from '#kit/parts/timeline/state/placeOf.ts'
import { useSchedule } from '../../ScheduleContext.ts'
import { idsBetween } from '../model/idsBetween.ts'
import type { LaneItem } from '../model/laneItem.ts'
import type { LaneSurface } from '../drag/surface.ts'
import { useLaneJumps } from '../useLaneJumps.ts'
import { focusShelf } from '../../shelf/focusShelf.ts'
import { laneIntent, type LaneIntent } from './laneIntent.ts'
import { useCarry } from './useCarry.ts'
import { useLaneCommands } from './useLaneCommands.ts'

const QUARTER_MS = 900_000
/** What is done to a program: on a day, a gap or a turn of the loop it says so, instead of nothing. */
const NEEDS_PROGRAM: ReadonlySet<LaneIntent['kind']> = new Set([
  ...(['move', 'toEdge', 'lift', 'extract', 'cut', 'copy', 'duplicate'] as const),
  ...(['pin', 'replace', 'split', 'join', 'pickUp', 'moveTo'] as const),
])

/**
 * Keys of lanes that are edited. They come before those of the timeline (`onKeyDownCapture`); where something is
 * carried, it is looked at wherever the keyboard goes (`onKeyDown`).
 */
export function useLaneKeys(surface: LaneSurface) {
  const screen = useSchedule()
  const { schedule, select, shown, show, snapping, setSnapping, openDialog, announcer, readOnly } = screen
  const { timeline, lanes, words } = surface
  const commands = useLaneCommands(surface)
  const jumps = useLaneJumps(surface)
  const carry = useCarry(surface)
  const origin = useRef<number>(undefined)

  const here = () => {
    const place = placeOf(lanes, timeline.shown().focus)
    const lane = lanes[place.lane]
    const item: LaneItem | undefined = lane?.items?.[place.index]
    const cursor = place.cursor + (lane?.span.shift ?? 0)
    return { place, item, cursor, at: startOf(item) ?? cursor }
  }
  const extend = (key: string) => {
    const intent = timelineIntent({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false })
    const { place, at } = here()
    const { scale } = timeline.shown()
    if (!intent) return
    origin.current ??= at
    const next = movedTo(intent, place, {
      ...{ lanes, cut: { scale, bucket: rulerStep(scale) }, perPage: 1, now: 0 },
      dayAt: () => scale,
    })
    timeline.goTo(focusOf(lanes, next), next.lane, { from: next.cursor, to: next.cursor + 1 })
    const target = startOf(lanes[next.lane]?.items?.[next.index])
    if (target !== undefined) select(idsBetween(schedule, origin.current, target))
  }
  const look = (intent: LaneIntent): void => {
    const mayDo = readOnly === undefined || intent.kind === 'copy'
    if (NEEDS_PROGRAM.has(intent.kind) && mayDo && !carry.isCarrying() && here().item?.kind !== 'airing')
      return announcer.say(words.translate('scheduleLanes.said.needsProgram'))
    switch (intent.kind) {
      case 'extend':
        return extend(intent.key)
      case 'gap':
        return jumps.toGap(intent.by)
      case 'warning':
        return jumps.toWarning(intent.by)
      case 'now':
        return jumps.toNow()
      case 'week':
        return show({ day: shiftDay(shown.from, intent.by * (shown.mode === 'week' ? 7 : 1)) })
      case 'all': {
        const items = lanes[here().place.lane]?.items ?? []
        return select(items.flatMap((item) => (item.kind === 'airing' ? item.key : [])))
      }
      case 'copy':
        return commands.copy(here().item)
      case 'snapping':
        setSnapping(!snapping)
        return announcer.say(words.translate(`scheduleLanes.said.${snapping ? 'snapsOff' : 'snapsOn'}`))
      default:
        if (readOnly === undefined) edit(intent)
    }
  }
  const edit = (intent: LaneIntent): void => {
    const { item, at, cursor } = here()
    switch (intent.kind) {
      case 'move':
        return carry.isCarrying() ? nudge(intent.by) : commands.step(item, intent.by, intent.unit)
      case 'toEdge':
        return commands.toEdge(item, intent.by)
      case 'lift':
      case 'extract':
        return commands.takeOut(item, intent.kind)
      case 'cut':
        return commands.cut(item)
      case 'paste':
        return commands.paste(item, at)
      case 'duplicate':
        return commands.duplicate(item)
      case 'add':
        return focusShelf(screen)
      case 'pin':
        return commands.pin(item)
      case 'replace':
        return commands.replace(item)
      case 'split':
        return commands.split(item, cursor)
      case 'join':
        return commands.join(item)
      case 'pickUp':
        return carry.isCarrying() ? carry.put() : carry.pickUp(commands.targetsOf(item))
      case 'moveTo': {
        const ids = commands.targetsOf(item).map(({ id }) => id)
        return ids.length > 0 ? openDialog({ kind: 'moveTo', ids }) : undefined
      }
    }
  }
  const nudge = (by: -1 | 1) => {
    const view = surface.store.view()
    const start = view?.drop?.start ?? view?.airings[0]?.start
    if (start !== undefined) carry.aim(start + by * (snapping ? QUARTER_MS : QUARTER_MS / 15))
  }

  return {
    /** Does on what has the keyboard what a key would. */
    perform: look,
    onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
      if (!isInCell(event.target)) return
      const done = carried(event) ?? acted(event)
      if (!done) return
      event.preventDefault()
      event.stopPropagation()
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (!event.shiftKey) origin.current = undefined
      if (carry.isCarrying()) carry.aim(here().at, true)
    },
  }

  /** Enter puts what is carried, Escape puts it back. */
  function carried({ key }: KeyboardEvent): boolean | undefined {
    if (!carry.isCarrying() || (key !== 'Enter' && key !== 'Escape')) return undefined
    if (key === 'Enter') carry.put()
    else carry.cancel()
    return true
  }
  function acted(event: KeyboardEvent): boolean {
    const intent = laneIntent(event)
    if (intent) look(intent)
    return intent !== undefined
  }
}

function startOf(item: LaneItem | undefined): number | undefined {
  if (item?.kind === 'gap') return item.at.from
  return item?.airing.start
}

/** Keys in a field or on a button inside of a card are theirs. */
function isInCell(target: EventTarget): boolean {
  return (target as Element).matches('[role=gridcell],[role=rowheader]')
}
