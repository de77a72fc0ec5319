import { checkedBreaks, spread, suggested, withBreak, withChange } from './breakEdits.ts'
import type { VideoCommand, VideoRefusal } from './command.ts'
import type { EditBreak, EditList, EditSegment } from './editList.ts'
import { wholeOf } from './editList.ts'
import {
  added,
  addedHits,
  checked,
  edgeMoved,
  inverted,
  joined,
  moved,
  rippled,
  rolled,
  slipped,
  split,
} from './segmentEdits.ts'

/** The list after a command: the very same object where it changed nothing or is refused. */
type Applied = { list: EditList; refused?: VideoRefusal }

/**
 * The one reducer of edit lists. Pure: new ids are handed in. A refused command changes nothing and says why; parts and
 * breaks that a command leaves alone stay the same objects.
 */
export function applyVideo(list: EditList, command: VideoCommand): Applied {
  const next = edited(list, command)
  if (typeof next === 'string') return { list, refused: next }
  return { list: isSame(list, next) ? list : next }
}

function edited(list: EditList, command: VideoCommand): EditList | VideoRefusal {
  switch (command.kind) {
    case 'setOutput':
      return withSegs({ ...list, output: command.output }, checked({ ...list, output: command.output }, list.segs))
    case 'setNames':
      return { ...list, names: command.names }
    case 'clear':
      return { ...list, segs: [], breaks: [] }
    case 'restoreOriginal':
      return wholeOf(list)
    case 'take':
      return taken(list, command.list)
    default:
      return isOfBreaks(command)
        ? withBreaks(list, breaksAfter(list, command))
        : withSegs(list, segsAfter(list, command))
  }
}

function taken(list: EditList, other: Pick<EditList, 'segs' | 'breaks' | 'output' | 'names'>): EditList | VideoRefusal {
  const { segs, breaks, output, names } = other
  const { names: _names, ...bare } = list
  const next = withSegs({ ...bare, output, ...(names !== undefined && { names }) }, checked({ ...list, output }, segs))
  return typeof next === 'string' ? next : withBreaks(next, checkedBreaks(next, breaks))
}

const BREAK_KINDS = ['addBreak', 'moveBreak', 'setBreak', 'removeBreaks', 'spread', 'autoBreaks'] as const
type BreakCommand = Extract<VideoCommand, { kind: (typeof BREAK_KINDS)[number] }>
type WholeCommand = Extract<VideoCommand, { kind: 'setOutput' | 'setNames' | 'clear' | 'restoreOriginal' | 'take' }>
type SegmentCommand = Exclude<VideoCommand, BreakCommand | WholeCommand>

function isOfBreaks(command: BreakCommand | SegmentCommand): command is BreakCommand {
  return BREAK_KINDS.some((kind) => kind === command.kind)
}

function breaksAfter(list: EditList, command: BreakCommand): readonly EditBreak[] | VideoRefusal {
  switch (command.kind) {
    case 'addBreak':
      return withBreak(list, command.added)
    case 'moveBreak':
      return withChange(list, command.id, { at: command.at })
    case 'setBreak': {
      const { dur, ap } = command
      return withChange(list, command.id, { ...(dur !== undefined && { dur }), ...(ap !== undefined && { ap }) })
    }
    case 'removeBreaks':
      return list.breaks.filter(({ id }) => !command.ids.includes(id))
    case 'spread':
      return spread(list, command)
    case 'autoBreaks':
      return suggested(list, command)
  }
}

function segsAfter(list: EditList, command: SegmentCommand): readonly EditSegment[] | VideoRefusal {
  switch (command.kind) {
    case 'add': {
      const { kind: _kind, ...range } = command
      return added(list, { ...range, keep: true })
    }
    case 'setIn':
      return edgeMoved(list, command.id, 'in', command.at)
    case 'setOut':
      return edgeMoved(list, command.id, 'out', command.at)
    case 'trim':
      return edgeMoved(list, command.id, command.edge, command.at)
    case 'ripple':
      return rippled(list, command.id, command.edge, command.at)
    case 'roll':
      return rolled(list, command.id, command.at)
    case 'slip':
      return slipped(list, command.id, command.by)
    case 'split':
      return split(list, command)
    case 'join':
      return joined(list, command.id)
    case 'move':
      return moved(list, command.ids, command.to)
    case 'label':
      return list.segs.map((seg) => (seg.id === command.id ? { ...seg, label: command.label } : seg))
    case 'toggleKeep':
      return list.segs.map((seg) => (command.ids.includes(seg.id) ? { ...seg, keep: !seg.keep } : seg))
    case 'invert':
      return inverted(list, command.base)
    case 'remove':
      return list.segs.filter(({ id }) => !command.ids.includes(id))
    case 'fromHits':
      return addedHits(list, command.hits, command.base)
  }
}

function withSegs(list: EditList, segs: readonly EditSegment[] | VideoRefusal): EditList | VideoRefusal {
  return typeof segs === 'string' ? segs : { ...list, segs: kept(list.segs, segs) }
}

function withBreaks(list: EditList, breaks: readonly EditBreak[] | VideoRefusal): EditList | VideoRefusal {
  return typeof breaks === 'string' ? breaks : { ...list, breaks: kept(list.breaks, breaks) }
}

/** Entries that say the same as before stay the same objects, as does a list of nothing but those. */
function kept<Entry extends { id: string }>(before: readonly Entry[], after: readonly Entry[]): readonly Entry[] {
  const known = new Map(before.map((entry) => [entry.id, entry]))
  const entries = after.map((entry) => {
    const old = known.get(entry.id)
    return old && isAlike(old, entry) ? old : entry
  })
  const isUnchanged = entries.length === before.length && entries.every((entry, nth) => entry === before[nth])
  return isUnchanged ? before : entries
}

function isAlike(one: object, other: object): boolean {
  const [mine, theirs] = [Object.entries(one), other as Record<string, unknown>]
  return mine.length === Object.keys(other).length && mine.every(([key, value]) => theirs[key] === value)
}

function isSame(one: EditList, other: EditList): boolean {
  const alike = (key: 'output' | 'names') => one[key] === other[key]
  const listed = (key: 'segs' | 'breaks') => sameEntries(one[key], other[key])
  return alike('output') && alike('names') && listed('segs') && listed('breaks')
}

function sameEntries(one: readonly object[], other: readonly object[]): boolean {
  return one === other || (one.length === other.length && one.every((entry, nth) => isAlike(entry, other[nth] ?? {})))
}
