import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { CountBadge } from '#kit/parts/layoutParts/CountBadge.tsx'
import { FoldedButtons } from '#kit/parts/layoutParts/FoldedButtons.ts'

type PanelStripProps = {
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  problems: number
  jobs: number
  onFailed: () => void
}

/** What the worklist folds to on narrow windows: its counts, and the way to open it. */
export function PanelStrip({ isOpen, onOpen, problems, jobs, onFailed }: PanelStripProps) {
  const translate = useTranslate()
  const toDo = translate('airBoard.toDo')
  const failed = translate('airBoard.failedJobs')
  return (
    <Strip as="div">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={`${toDo} ${problems}`}
        title={toDo}
        onClick={() => onOpen(!isOpen)}
      >
        <Icon name="list" size="toolbar" />
        {problems > 0 && <CountBadge count={problems} tone="error" />}
      </button>
      <button type="button" aria-label={`${failed} ${jobs}`} title={failed} onClick={onFailed}>
        <Icon name="refresh" size="toolbar" />
        {jobs > 0 && <CountBadge count={jobs} tone="error" />}
      </button>
    </Strip>
  )
}

const Strip = styled(FoldedButtons)({ order: 2 })
