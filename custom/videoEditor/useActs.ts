import { segmentAt } from '#contract/rules/video/editList.ts'
import { playedParts, resultAt } from '#contract/rules/video/editMap.ts'
import { AD_SECONDS } from '#contract/values/schedule.ts'
import type { KeyAction } from './model/keymap.ts'
import { cutPoints } from './model/cutPoints.ts'
import { typeTimecode } from './player/TimecodeField.tsx'
import { useVideo, type VideoValue } from './VideoContext.ts'

/** Does what a key or its button means, at the frame that is shown. */
export function useActs(): (action: KeyAction) => void {
  const video = useVideo()
  return (action) => ACTS[action](video)
}

/** How long a break is that is set by a key; its field changes that. */
const BREAK_MS = AD_SECONDS[2] * 1_000

/** Where a note on the title is written. */
const NOTE_FIELD = '[data-panel=notes] form textarea:not([aria-hidden])'

const newId = () => crypto.randomUUID()
const frameOf = ({ playhead }: VideoValue) => playhead.view().frame

const ACTS: Readonly<Record<KeyAction, (video: VideoValue) => void>> = {
  play: ({ player }) => player.current?.run({ do: 'toggle' }),
  pause: ({ player }) => player.current?.run({ do: 'pause' }),
  faster: ({ player }) => player.current?.run({ do: 'faster' }),
  back: ({ player }) => player.current?.run({ do: 'slowerOrBack' }),
  frameBack: ({ player }) => player.current?.run({ do: 'frames', by: -1 }),
  frameOn: ({ player }) => player.current?.run({ do: 'frames', by: 1 }),
  tenBack: ({ player }) => player.current?.run({ do: 'frames', by: -10 }),
  tenOn: ({ player }) => player.current?.run({ do: 'frames', by: 10 }),
  cutBack: (video) => goTo(video, cutPoints(video.list).findLast((at) => at < frameOf(video)) ?? 0),
  cutOn: (video) => goTo(video, cutPoints(video.list).find((at) => at > frameOf(video)) ?? video.list.length - 1),
  start: (video) => goTo(video, 0),
  end: (video) => goTo(video, video.list.length - 1),
  markIn: (video) => mark(video, 'in', frameOf(video)),
  markOut: (video) => mark(video, 'out', frameOf(video) + 1),
  goIn: (video) => video.view.marks.in !== undefined && goTo(video, video.view.marks.in),
  goOut: (video) => video.view.marks.out !== undefined && goTo(video, video.view.marks.out - 1),
  add,
  split,
  join: ({ run, view }) => view.selected !== undefined && run({ kind: 'join', id: view.selected }),
  trimIn: (video) => trim(video, 'in', frameOf(video)),
  trimOut: (video) => trim(video, 'out', frameOf(video) + 1),
  keep: (video) => {
    const seg = chosen(video)
    if (seg) video.run({ kind: 'toggleKeep', ids: [seg.id] })
  },
  remove,
  addBreak: (video) => {
    const id = newId()
    if (video.run({ kind: 'addBreak', added: { id, at: frameOf(video), dur: BREAK_MS, ap: 'mid' } }))
      video.view.select(id)
  },
  addNote: ({ notes, view, player }) => {
    if (!notes.has) return
    player.current?.run({ do: 'pause' })
    view.setPanel('notes')
    requestAnimationFrame(() => document.querySelector<HTMLElement>(NOTE_FIELD)?.focus())
  },
  noteBack: (video) =>
    goToNote(
      video,
      video.notes.pins.findLast(({ at }) => at < frameOf(video)),
    ),
  noteOn: (video) =>
    goToNote(
      video,
      video.notes.pins.find(({ at }) => at > frameOf(video)),
    ),
  ripple: ({ view }) => view.setRippling(!view.isRippling),
  snap: ({ view }) => view.setSnapping(!view.isSnapping),
  loop: (video) => {
    const seg = chosen(video)
    if (seg) video.view.setPreview({ parts: [{ at: 0, seg }], start: 0, loop: true })
  },
  preview,
  timecode: () => typeTimecode(''),
  fit: ({ timeline, list }) => timeline.setSpan(list.length),
  zoomIn: ({ timeline }) => timeline.zoom(-1),
  zoomOut: ({ timeline }) => timeline.zoom(1),
  undo: ({ editor }) => void editor.undo(),
  redo: ({ editor }) => void editor.redo(),
  save: ({ versions }) => versions.save(),
}

function goTo({ player, view }: VideoValue, frame: number): void {
  view.setPreview(undefined)
  player.current?.seek(frame)
}

/** Goes to the frame of a note, and says what it says. */
function goToNote(video: VideoValue, note: { at: number; text: string } | undefined): void {
  if (!note) return
  goTo(video, note.at)
  video.say(note.text)
}

/** The other mark goes where it would stand on the wrong side. */
function mark({ view, say, code }: VideoValue, edge: 'in' | 'out', at: number): void {
  const other = edge === 'in' ? view.marks.out : view.marks.in
  const isApart = other === undefined || (edge === 'in' ? at < other : other < at)
  view.setMarks({ ...(isApart && view.marks), [edge]: at })
  say(code(at))
}

/** The segment that is selected, else the one at the frame that is shown. */
function chosen(video: VideoValue) {
  const { list, view } = video
  return list.segs.find(({ id }) => id === view.selected) ?? segmentAt(list, frameOf(video))
}

function add({ run, view }: VideoValue): void {
  const { in: from, out: to } = view.marks
  if (from === undefined || to === undefined) return
  const id = newId()
  if (!run({ kind: 'add', id, in: from, out: to, label: '' })) return
  view.select(id)
  view.setMarks({})
}

function split(video: VideoValue): void {
  const at = frameOf(video)
  const selected = video.list.segs.find(({ id }) => id === video.view.selected)
  const isInside = selected && at > selected.in && at < selected.out
  const seg = isInside ? selected : segmentAt(video.list, at)
  if (seg) video.run({ kind: 'split', at, id: seg.id, newId: newId() })
}

function trim(video: VideoValue, edge: 'in' | 'out', at: number): void {
  const seg = chosen(video)
  if (!seg) return
  video.run({ kind: video.view.isRippling ? 'ripple' : 'trim', id: seg.id, edge, at })
}

/** What is selected goes, and what followed it is selected. */
function remove({ list, view, run }: VideoValue): void {
  const { selected } = view
  if (selected === undefined) return
  if (list.breaks.some(({ id }) => id === selected)) run({ kind: 'removeBreaks', ids: [selected] })
  const at = list.segs.findIndex(({ id }) => id === selected)
  if (at >= 0 && run({ kind: 'remove', ids: [selected] })) view.select((list.segs[at + 1] ?? list.segs[at - 1])?.id)
}

/** The result from the frame that is shown, or from its start where that frame is taken out. */
function preview(video: VideoValue): void {
  const parts = playedParts(video.list)
  const at = resultAt(parts, frameOf(video))
  const start = at === undefined ? 0 : parts.findLastIndex((part) => part.at <= at)
  const isAtEnd = at !== undefined && frameOf(video) === (parts.at(-1)?.seg.out ?? 0) - 1
  if (parts.length === 0) return
  video.view.setPreview(at === undefined || isAtEnd ? { parts, start: 0 } : { parts, start, from: frameOf(video) })
}
