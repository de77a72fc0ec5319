import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { jobsPath } from '#kit/jobs/jobPath.ts'
import { ANY, useWatchedJob } from '#kit/jobs/watchedJobs.ts'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { SidePopover } from '#kit/parts/layoutParts/SidePopover.tsx'
import { onRaised } from '#kit/parts/theme/raised.ts'
import { BellLine } from './BellLine.tsx'
import { BellWatch } from './BellWatch.tsx'
import type { useBell } from './useBell.ts'

const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 8px 8px 16px',
  borderBlockEnd: '1px solid var(--mui-palette-line-hair)',
  '& h2': { flex: 1, margin: 0, fontSize: 14, lineHeight: '20px', fontWeight: 'var(--marquee-weight-700)' },
})
const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 4, overflowY: 'auto', maxBlockSize: '56vh' })

type BellPopupProps = { anchor: HTMLElement; bell: ReturnType<typeof useBell>; onClose: () => void }

/** Watched views that have come to what is waited for, and the jobs of the last 24 hours (specification section 2). */
export function BellPopup({ anchor, bell, onClose }: BellPopupProps) {
  const translate = useTranslate()
  const { may } = useConsole()
  const { entries, watched, isNew, markSeen } = bell
  useWatchedJob(ANY)
  // What comes while it is open has been seen.
  useEffect(() => {
    if (isNew) markSeen()
  }, [isNew, markSeen])
  const mayOpen = may('cp_notification', 'view')
  return (
    <SidePopover
      open
      side="end"
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': translate('jobs.bell'), sx: { ...onRaised, inlineSize: 380 } },
      }}
    >
      <Head>
        <h2>{translate('jobs.bell')}</h2>
        {mayOpen && (
          <Button size="small" variant="ghost" component={Link} to={jobsPath()} onClick={onClose}>
            {translate('jobs.all')}
          </Button>
        )}
      </Head>
      {watched.length > 0 && (
        <List aria-label={translate('jobs.watched')}>
          {watched.map((watch) => (
            <BellWatch key={watch.view} watch={watch} onOpen={onClose} />
          ))}
        </List>
      )}
      {entries.length > 0 ? (
        <List aria-label={translate('jobs.bell')}>
          {entries.map((entry) => (
            <BellLine key={entry.id} entry={entry} mayOpen={mayOpen} onOpen={onClose} />
          ))}
        </List>
      ) : watched.length > 0 ? null : bell.isLoading ? (
        <ListSkeleton rows={3} artwork={false} />
      ) : bell.error ? (
        <CallError error={bell.error} onRetry={() => void bell.refetch()} />
      ) : (
        <EmptyState icon="bell" title={translate('jobs.noRecords')}>
          {translate('jobs.noRecordsHint')}
        </EmptyState>
      )}
    </SidePopover>
  )
}
