import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anAiring, clashes, HOUR, MINUTE, schedules } from '#tests/support/aSchedule.ts'
import { shiftDay } from '../../dates/zoneDays.ts'
import { byStart, endOf, startingAt, type Airing, type Schedule } from '../model/schedule.ts'
import { whyFixed } from '../model/whyFixed.ts'
import { applyCommand } from './applyCommand.ts'
import { halvesAt } from './joinHalves.ts'
import { PLACE_MODES, type ScheduleCommand } from './command.ts'

const KINDS = [
  ...(['move', 'add', 'paste', 'duplicate', 'replace', 'swap', 'lift', 'extract', 'split', 'join', 'trim'] as const),
  ...(['adBreaks', 'closeGaps', 'pin', 'unpin', 'fill', 'template', 'removeDay', 'setLoop', 'breakOutOfLoop'] as const),
]

/** Draws from which a command is made that fits a schedule: places of airings, minutes from the start of the window. */
const draw = fc.record({
  kind: fc.constantFrom('move' as const, 'setLoop' as const, 'breakOutOfLoop' as const, ...KINDS),
  places: fc.array(fc.nat(30), { minLength: 2, maxLength: 3 }),
  minute: fc.integer({ min: -60, max: 73 * 60 }),
  minutes: fc.constantFrom(0, 0.5, 15, 30, 60, 200),
  mode: fc.constantFrom(...PLACE_MODES),
  flag: fc.boolean(),
  other: fc.boolean(),
})
type Draw = typeof draw extends fc.Arbitrary<infer One> ? One : never

let nth = 0
const newId = () => `n${nth++}`

function commandOf(schedule: Schedule, drawn: Draw, now: number): ScheduleCommand {
  const { window, days } = schedule
  const { kind, places, minute, minutes, mode, flag, other } = drawn
  // Mostly what may move: of commands that are refused there is enough.
  const order =
    minute % 4 === 0
      ? schedule.order
      : schedule.order.filter((one) => (whyFixed(schedule, one, now) ?? 'pinned') === 'pinned')
  const picked = order.length === 0 ? [] : places.map((place) => order[place % order.length] as Airing)
  const ids = [...new Set(picked.map(({ id }) => id))]
  const [id = 'none', second = 'none'] = ids
  const time = window.from + minute * MINUTE
  const fresh = (dur: number, start: number): Airing => ({ ...anAiring(newId(), '2026-11-23T00:00', 0), dur, start })
  const airings = [fresh(minutes * MINUTE, time), fresh(15 * MINUTE, time + HOUR)]
  const day = [...days.keys()][places[0] === undefined ? 0 : places[0] % 3] as string
  const target = { toStart: time, mode, snap: flag }
  switch (kind) {
    case 'move':
      return { kind, ids, ...target, evenPinned: other, leave: flag ? 'closed' : 'hole' }
    case 'add':
    case 'paste':
      return { kind, airings: flag ? airings : airings.slice(0, 1), ...target }
    case 'duplicate':
      return { kind, ids, newIds: ids.map(newId), ...target }
    case 'replace':
      return { kind, id, airing: fresh(minutes * MINUTE, 0), evenPinned: other }
    case 'join': {
      // What an earlier step has split.
      const [one, other] = order.flatMap((half) => halvesAt(schedule, half) ?? [])
      return { kind, ids: [one?.id ?? id, other?.id ?? second], evenPinned: flag }
    }
    case 'swap':
      return { kind, ids: [id, second], evenPinned: other }
    case 'lift':
    case 'extract':
      return { kind, ids, evenPinned: other }
    case 'split':
      return { kind, id, at: (picked[0]?.start ?? 0) + minutes * MINUTE, newId: newId() }
    case 'trim':
      return { kind, id, edge: flag ? 'start' : 'end', to: (picked[0]?.start ?? 0) + (minutes / 2) * MINUTE }
    case 'pin':
      return { kind, ids }
    case 'unpin':
      return { kind, ids: flag ? ids : order.flatMap((one) => (one.pinned ? [one.id] : [])).slice(-2) }
    case 'adBreaks':
      return { kind, ids, seconds: minutes, idPrefix: newId(), leaveOut: flag ? ['first'] : [] }
    case 'closeGaps':
      return { kind, ...(flag && { within: { from: time, to: time + 20 * HOUR } }) }
    case 'fill':
    case 'template':
      return { kind, airings, ...(flag && { clear: [day] }) }
    case 'removeDay':
      return { kind, day, evenPinned: other }
    case 'setLoop': {
      const block = { from: window.from, to: window.from + 24 * HOUR }
      const loop = other || !schedule.loop ? { block, until: block.to + Math.abs(minute) * MINUTE } : undefined
      return { kind, loop, evenWithGaps: flag }
    }
    case 'breakOutOfLoop':
      return { kind, within: flag ? window : { from: time, to: time + 40 * HOUR }, idPrefix: newId() }
  }
}

/** What is split is rarely drawn to be joined again: each split is followed by such a wish. */
const andJoined = (drawn: Draw): Draw[] => (drawn.kind === 'split' ? [drawn, { ...drawn, kind: 'join' }] : [drawn])

const namedBy = (command: ScheduleCommand) => ('ids' in command ? command.ids : 'id' in command ? [command.id] : [])
const mayTouchPins = (command: ScheduleCommand) =>
  command.kind === 'pin' || command.kind === 'unpin' || ('evenPinned' in command && command.evenPinned === true)

type Walked = {
  before: Schedule
  after: Schedule
  changed: readonly string[]
  command: ScheduleCommand
  now: number
  isRefused: boolean
}

/** What of the laws a step broke: one comparison at its end is far cheaper than one for every airing. */
function problemsOf({ before, after, changed, command, now, isRefused }: Walked): string[] {
  const touched = new Set(changed)
  const ids = new Set([...before.byId.keys(), ...after.byId.keys()])
  const broken: [string, boolean][] = [
    ['a refusal changed something', isRefused && (after !== before || changed.length > 0)],
    ['a new object without a change', after !== before && before.loop === after.loop && changed.length === 0],
    ['out of order', after.order.some((one, at) => at > 0 && byStart(after.order[at - 1] as Airing, one) > 0)],
    ['order and ids differ', after.byId.size !== after.order.length],
    ['order and ids differ', after.order.some((one) => after.byId.get(one.id) !== one)],
    ['longer than the longest', after.order.some(({ dur }) => dur > after.longest)],
    ['untold change', [...ids].some((id) => (after.byId.get(id) !== before.byId.get(id)) !== touched.has(id))],
    ['two at once', clashes(after.order).length > 0],
    ['touched what is fixed', changed.some((id) => isTouchedWrongly(before.byId.get(id), { before, command, now }))],
    ['out of place', changed.some((id) => isOutOfPlace(before.byId.get(id), after.byId.get(id), { after, now }))],
  ]
  return broken.filter(([, holds]) => holds).map(([name]) => `${command.kind}: ${name}`)
}

function isTouchedWrongly(
  was: Airing | undefined,
  { before, command, now }: Pick<Walked, 'before' | 'command' | 'now'>,
): boolean {
  const reason = was && whyFixed(before, was, now)
  if (!was || reason !== 'pinned') return reason !== undefined
  return !mayTouchPins(command) || (command.kind !== 'removeDay' && !namedBy(command).includes(was.id))
}

function isOutOfPlace(
  was: Airing | undefined,
  is: Airing | undefined,
  { after: { window, closed }, now }: Pick<Walked, 'after' | 'now'>,
): boolean {
  if (!is || (is.start === was?.start && is.dur === was.dur)) return false
  const isInside = is.dur > 0 && is.start >= Math.max(now, window.from) && endOf(is) <= window.to
  return !isInside || closed.some((day) => is.start < day.to && endOf(is) > day.from)
}

describe('laws of every command', () => {
  test('what keeps its time keeps it, nothing runs at once, what is unchanged is the same, and a refusal does nothing', () => {
    const worked = new Map<string, number>()
    fc.assert(
      fc.property(
        schedules,
        fc.array(draw, { minLength: 3, maxLength: 8, size: 'max' }),
        ({ schedule, now }, draws) => {
          let before = schedule
          for (const drawn of draws.flatMap(andJoined)) {
            const command = commandOf(before, drawn, now)
            const { schedule: after, changed, refused } = applyCommand(before, command, now)
            if (after !== before) worked.set(command.kind, (worked.get(command.kind) ?? 0) + 1)
            expect(problemsOf({ before, after, changed, command, now, isRefused: refused !== undefined })).toEqual([])
            before = after
          }
        },
      ),
      { numRuns: 250 },
    )
    // A law that its draws never reach holds of nothing.
    for (const kind of KINDS) expect(worked.get(kind) ?? 0, kind).toBeGreaterThan(0)
  })
})

/** A schedule whose first airing that may move is told, where it has one. */
const withFree = fc.tuple(schedules, fc.nat(30)).map(([{ schedule, now }, place]) => {
  const free = schedule.order.filter((airing) => !whyFixed(schedule, airing, now))
  return { schedule, now, airing: free[place % Math.max(1, free.length)] }
})

describe('law: taken back by its own reverse', () => {
  const same = (one: Schedule, other: Schedule) => expect(other.order).toEqual(one.order)

  test('an insertion in front of an airing that no hole absorbs is undone by extracting it', () => {
    let checked = 0
    fc.assert(
      fc.property(withFree, fc.constantFrom(0.25, 15, 60), ({ schedule, now, airing }, minutes) => {
        if (!airing) return
        const added = { ...anAiring('new', '2026-11-23T00:00', minutes), start: airing.start }
        const inserted = applyCommand(
          schedule,
          { kind: 'add', airings: [added], toStart: airing.start, mode: 'insert' },
          now,
        )
        if (inserted.refused) return
        const absorbed = inserted.changed.some((id) => {
          const was = schedule.byId.get(id)
          return was && inserted.schedule.byId.get(id)?.start !== was.start + added.dur
        })
        if (absorbed) return
        // What touched nothing behind it before, and does now, would be drawn along.
        const last = Math.max(...inserted.changed.map((id) => endOf(inserted.schedule.byId.get(id) as Airing)))
        const next = inserted.schedule.order.find(({ id, start }) => start === last && !inserted.changed.includes(id))
        if (next && !whyFixed(schedule, next, now)) return
        checked++
        same(schedule, applyCommand(inserted.schedule, { kind: 'extract', ids: ['new'] }, now).schedule)
      }),
      { numRuns: 300 },
    )
    expect(checked).toBeGreaterThan(30)
  })

  test('a swap is undone by swapping again', () => {
    let checked = 0
    fc.assert(
      fc.property(withFree, fc.nat(30), ({ schedule, now, airing }, place) => {
        const free = schedule.order.filter((one) => !whyFixed(schedule, one, now))
        const other = free[place % Math.max(1, free.length)]
        if (!airing || !other) return
        const ids = [airing.id, other.id] as const
        const swapped = applyCommand(schedule, { kind: 'swap', ids }, now)
        if (swapped.refused || airing === other) return
        checked++
        same(schedule, applyCommand(swapped.schedule, { kind: 'swap', ids }, now).schedule)
      }),
      { numRuns: 300 },
    )
    expect(checked).toBeGreaterThan(30)
  })

  test('a move into a hole is undone by moving back', () => {
    fc.assert(
      fc.property(withFree, fc.integer({ min: -600, max: 600 }), ({ schedule, now, airing }, minutes) => {
        // What is put to this very moment has begun.
        if (!airing || airing.start + minutes * MINUTE === now) return
        const move = (toStart: number): ScheduleCommand => ({ kind: 'move', ids: [airing.id], toStart, mode: 'exact' })
        const moved = applyCommand(schedule, move(airing.start + minutes * MINUTE), now)
        same(schedule, moved.refused ? schedule : applyCommand(moved.schedule, move(airing.start), now).schedule)
      }),
      { numRuns: 150 },
    )
  })
})

describe('law: what is refused for want of room says the nearest', () => {
  test('at which it does fit, and nowhere nearer on the whole minute', () => {
    fc.assert(
      fc.property(withFree, fc.integer({ min: 0, max: 70 * 60 }), ({ schedule, now, airing }, minute) => {
        if (!airing) return
        const toStart = schedule.window.from + minute * MINUTE
        const move = (start: number): ScheduleCommand => ({
          kind: 'move',
          ids: [airing.id],
          toStart: start,
          mode: 'exact',
        })
        const { refused } = applyCommand(schedule, move(toStart), now)
        if (!refused) return
        if (refused.nearest !== undefined)
          expect(applyCommand(schedule, move(refused.nearest), now).refused).toBeUndefined()
        const away = refused.nearest === undefined ? 12 * HOUR : Math.abs(refused.nearest - toStart)
        for (const by of [away - MINUTE, away / 2]) {
          if (by <= 0) continue
          for (const near of [toStart - by, toStart + by])
            expect(applyCommand(schedule, move(near), now).refused, String(near)).toBeDefined()
        }
      }),
      { numRuns: 150 },
    )
  })
})

describe('law: a day pasted to another, and back', () => {
  test('is laid where it is free, and what is not is told', () => {
    fc.assert(
      fc.property(schedules, ({ schedule, now }) => {
        const [first = ''] = schedule.days.keys()
        const airings = schedule.order.map((airing, place) => ({
          ...startingAt(airing, airing.start + 24 * HOUR),
          id: `c${place}`,
        }))
        const laid = applyCommand(schedule, { kind: 'pasteDays', airings, clear: [shiftDay(first, 1)] }, now)
        const told = (laid.left ?? []).length
        if (laid.refused) expect(airings.length).toBeGreaterThan(0)
        else expect(airings.filter(({ id }) => laid.schedule.byId.has(id)).length + told).toBe(airings.length)
      }),
      { numRuns: 100 },
    )
  })
})
