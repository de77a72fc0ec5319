import { DraftLine } from './parts/DraftLine.tsx'
import { JoinPanel } from './parts/JoinPanel.tsx'
import { PageSheet } from './parts/PageSheet.ts'
import { VideoBar } from './parts/VideoBar.tsx'
import { VideoPanel } from './panels/VideoPanel.tsx'
import { SourcePlayer } from './player/SourcePlayer.tsx'
import type { DraftState } from './session/useDraft.ts'
import { EditTimeline } from './timeline/EditTimeline.tsx'
import { TimelineTools } from './timeline/TimelineTools.tsx'
import { VersionDialogs } from './versions/VersionDialogs.tsx'
import { useVideoKeys } from './useVideoKeys.ts'

type VideoAreasProps = { back: { to: string; label: string }; draft: DraftState }

/** Where the parts of the editor stand. */
export function VideoAreas({ back, draft }: VideoAreasProps) {
  useVideoKeys()
  return (
    <PageSheet>
      <VideoBar back={back} />
      <div className="work">
        <div className="above">
          <SourcePlayer />
          <JoinPanel />
        </div>
        <div>
          <TimelineTools />
          <EditTimeline />
        </div>
      </div>
      <VideoPanel />
      <DraftLine draft={draft} />
      <VersionDialogs />
    </PageSheet>
  )
}
