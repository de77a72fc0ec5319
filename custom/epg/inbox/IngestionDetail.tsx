import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import type { EpgIngestion } from '#contract/schemas/live/ingestion.ts'
import { isInFlight } from '#contract/values/jobs.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { ChangeSection } from './changes/ChangeSection.tsx'
import { IngestionHead } from './IngestionHead.tsx'
import { IngestionState } from './IngestionState.tsx'
import { MatchPanel } from './match/MatchPanel.tsx'
import { MatchStrip } from './match/MatchStrip.tsx'
import type { InboxView } from './model/inboxView.ts'
import { isShiftOpen } from './model/inboxView.ts'
import { ShiftBanner } from './ShiftBanner.tsx'
import { useDecisions } from './useIngestionActs.ts'
import { useMatches } from './useMatches.ts'

type IngestionDetailProps = {
  ingestion: EpgIngestion
  view: InboxView
  isNarrow: boolean
  onChange: (change: Partial<InboxView>) => void
  onFollow: (id: string) => void
  /** Opens the dialog that takes a guide in, for a feed of this name. */
  onIngest: (feed?: string) => void
  onOpenList: () => void
}

/** One ingestion: what it is, what it found, its changes, and its channels beside them. */
export function IngestionDetail(props: IngestionDetailProps) {
  const { ingestion, view, isNarrow, onChange, onFollow, onIngest, onOpenList } = props
  const { matches, ours, error, retry } = useMatches(ingestion)
  const decisions = useDecisions(ingestion.id)
  const work = useRef<HTMLElement>(null)
  const [isPanelOpen, setPanelOpen] = useState<boolean>()
  const hasUnmatched = ingestion.unmatched > 0
  const isOpen = isPanelOpen ?? (hasUnmatched && !isNarrow)
  const hasChanges = ingestion.programmes > 0
  return (
    <>
      <Work ref={work} tabIndex={-1} aria-label={ingestion.title}>
        <IngestionHead
          ingestion={ingestion}
          isNarrow={isNarrow}
          onFollow={onFollow}
          onIngest={onIngest}
          onOpenList={onOpenList}
          onChannels={() => setPanelOpen(!isOpen)}
        />
        <IngestionState ingestion={ingestion} onFollow={onFollow} onIngest={onIngest} />
        {isShiftOpen(ingestion) && !isInFlight(ingestion.status) && (
          <ShiftBanner ingestion={ingestion} decide={decisions.decide} />
        )}
        {error ? <CallError error={error} onRetry={retry} /> : null}
        {hasChanges && (
          <ChangeSection
            ingestion={ingestion}
            view={view}
            ours={ours}
            decide={decisions.decide}
            rest={work}
            onChange={onChange}
          />
        )}
      </Work>
      {isOpen && matches && (
        <MatchPanel
          ingestion={ingestion}
          matches={matches}
          match={decisions.match}
          isOver={isNarrow}
          rest={work}
          onClose={() => setPanelOpen(false)}
        />
      )}
      {isNarrow && !isOpen && hasUnmatched && (
        <MatchStrip count={ingestion.unmatched} onOpen={() => setPanelOpen(true)} />
      )}
    </>
  )
}

const Work = styled('section')({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  outline: 'none',
})
