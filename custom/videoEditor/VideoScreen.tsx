import { useTranslate } from 'ra-core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { timecodeOf } from '#contract/rules/time/timecode.ts'
import type { VideoCommand } from '#contract/rules/video/command.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useHistory } from '#kit/parts/history/useHistory.ts'
import { AnnouncerRegions } from '#kit/parts/timeline/announce/AnnouncerRegions.tsx'
import { createAnnouncer } from '#kit/parts/timeline/announce/createAnnouncer.ts'
import { useTimeline } from '#kit/parts/timeline/state/useTimeline.ts'
import { useCaptions } from './captions/useCaptions.ts'
import { useDownload } from './jobs/useDownload.ts'
import { KeymapContext } from './KeymapContext.ts'
import { zoomSpans } from './model/ruler.ts'
import { useAired } from './live/useAired.ts'
import type { VideoRead } from './model/videoTitle.ts'
import { useFrameNotes } from './notes/useFrameNotes.ts'
import type { SourceHandle } from './player/sourceHandle.ts'
import { createPlayhead } from './session/playhead.ts'
import { createVideoEditor } from './session/createVideoEditor.ts'
import { useDraft } from './session/useDraft.ts'
import { useKeymap } from './useKeymap.ts'
import type { Start } from './useOpening.ts'
import { useVideoView } from './useVideoView.ts'
import { useVersions } from './versions/useVersions.ts'
import { VideoAreas } from './VideoAreas.tsx'
import { VideoContext, type VideoValue } from './VideoContext.ts'

type VideoScreenProps = { video: VideoRead; start: Start; back: { to: string; label: string } }

/** One title open for cutting. */
export function VideoScreen({ video, start, back }: VideoScreenProps) {
  const translate = useTranslate()
  const notice = useNotice()
  const { actor, product } = useConsole()
  const [base, setBase] = useState(start.base)
  const [editor] = useState(() => createVideoEditor(start.saved, start.present, Date.now))
  const [playhead] = useState(createPlayhead)
  const [announcer] = useState(() => createAnnouncer())
  const player = useRef<SourceHandle>(null)
  const history = useHistory(editor)
  const aired = useAired(video)
  const notes = useFrameNotes(video)
  const captions = useCaptions(video)
  const view = useVideoView(aired ? 'jobs' : 'segments')
  const versions = useVersions({ video, editor, base, setBase })
  const range = useMemo(() => ({ from: 0, to: video.length }), [video.length])
  const timeline = useTimeline({ range, at: 0, span: video.length, row: 1, spans: zoomSpans(video) })
  const draft = useDraft({ uid: actor.uid, product, id: video.id }, history, base, start.restored)
  const keymap = useKeymap()
  const download = useDownload(video.id)
  const code = useMemo(() => (frame: number) => timecodeOf(frame, video.rate), [video.rate])
  const run = (command: VideoCommand): boolean => {
    const refused = editor.run(command)
    if (refused) notice('warning', `video.refusals.${refused}`)
    else announcer.say(translate(`video.edits.${command.kind}`))
    return refused === undefined
  }
  useFollowed(playhead, timeline)
  const value: VideoValue = {
    ...{ video, editor, history, list: history.state, run, view, versions, download, playhead, player, timeline, code },
    ...{ aired, notes, captions },
    say: announcer.say,
  }
  return (
    <KeymapContext value={keymap}>
      <VideoContext value={value}>
        <VideoAreas back={back} draft={draft} />
        <AnnouncerRegions announcer={announcer} />
      </VideoContext>
    </KeymapContext>
  )
}

/** The timeline turns its page when the picture plays out of it. */
function useFollowed(playhead: VideoValue['playhead'], timeline: VideoValue['timeline']): void {
  useEffect(
    () =>
      playhead.subscribe(() => {
        const { frame } = playhead.view()
        const { from, to } = timeline.times()
        if (frame < from || frame > to) timeline.jumpTo(frame)
      }),
    [playhead, timeline],
  )
}
