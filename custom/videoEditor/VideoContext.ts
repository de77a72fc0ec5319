import { createContext, useContext, type RefObject } from 'react'
import type { VideoCommand } from '#contract/rules/video/command.ts'
import type { EditList } from '#contract/rules/video/editList.ts'
import type { HistoryView } from '#kit/parts/history/createHistory.ts'
import type { Timeline } from '#kit/parts/timeline/state/createTimeline.ts'
import type { Captions } from './captions/useCaptions.ts'
import type { Download } from './jobs/useDownload.ts'
import type { Aired } from './live/useAired.ts'
import type { VideoRead } from './model/videoTitle.ts'
import type { FrameNotes } from './notes/useFrameNotes.ts'
import type { SourceHandle } from './player/sourceHandle.ts'
import type { PlayheadStore } from './session/playhead.ts'
import type { VideoEditor } from './session/createVideoEditor.ts'
import type { VideoView } from './useVideoView.ts'
import type { Versions } from './versions/useVersions.ts'

/** What every part of the page sees: the title, its list and how it is looked at. */
export type VideoValue = {
  video: VideoRead
  editor: VideoEditor
  /** The list as it stands, with the names of steps. */
  history: HistoryView<EditList>
  list: EditList
  /** Carries a command out and says what came of it, a refusal too. */
  run: (command: VideoCommand) => boolean
  view: VideoView
  versions: Versions
  download: Download
  /** The airing that it was opened from, which plays it. */
  aired: Aired | undefined
  notes: FrameNotes
  captions: Captions
  playhead: PlayheadStore
  player: RefObject<SourceHandle | null>
  timeline: Timeline
  /** 'HH:MM:SS;FF' of a frame of the title. */
  code: (frame: number) => string
  say: (words: string) => void
}

export const VideoContext = createContext<VideoValue | undefined>(undefined)

export function useVideo(): VideoValue {
  const value = useContext(VideoContext)
  if (!value) throw new Error('useVideo needs a VideoContext around it')
  return value
}
