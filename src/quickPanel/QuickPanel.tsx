import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useDashboard } from '#custom/dashboard/useDashboard.ts'
import { FailedJobsPanel } from '#custom/dashboard/parts/FailedJobsPanel.tsx'
import { WaitingPanel } from '#custom/dashboard/parts/WaitingPanel.tsx'
import { useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { onRaised } from '#kit/parts/theme/raised.ts'
import { QuickHelp } from './QuickHelp.tsx'
import { QuickClocks } from './QuickClocks.tsx'
import { QuickJobs } from './QuickJobs.tsx'
import { QuickLocks } from './QuickLocks.tsx'

const Sheet = styled('aside')({
  ...onRaised,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 380,
  maxInlineSize: '100vw',
  blockSize: '100%',
  minBlockSize: 0,
  background: 'var(--mui-palette-background-raised)',
})
const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  minBlockSize: 64,
  padding: '0 12px 0 20px',
  '& h2': { margin: 0, fontSize: 15, lineHeight: '20px', fontWeight: 'var(--marquee-weight-700)' },
  '& span': { flex: 1, fontSize: 12, color: 'var(--mui-palette-text-tertiary)' },
})
const Body = styled('div')({
  display: 'grid',
  gap: 24,
  alignContent: 'start',
  overflowY: 'auto',
  padding: '4px 20px 24px',
})

/** What one wants at hand on every page: the time, what waits, one's own locks and jobs (design 9 (30)). */
export function QuickPanel({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const format = useFormat()
  const { data, error, refetch } = useDashboard()
  const retry = () => void refetch()
  const hasLocks = useServiceHas('locks')
  return (
    <Sheet aria-label={translate('palette.quick.title')}>
      <Head>
        <h2>{translate('palette.quick.title')}</h2>
        <span>
          {translate('palette.quick.today')}, {format.date(format.now())}
        </span>
        <IconButton onClick={onClose} aria-label={translate('actions.close')} title={translate('actions.close')}>
          <Icon name="close" size="toolbar" />
        </IconButton>
      </Head>
      <Body tabIndex={0} role="group" aria-label={translate('palette.quick.title')}>
        <QuickClocks />
        {hasLocks && <QuickLocks />}
        <QuickJobs />
        {data && <FailedJobsPanel data={data} onRetry={retry} />}
        {data && <WaitingPanel data={data} onRetry={retry} />}
        {!data && (error ? <CallError error={error} onRetry={retry} /> : <ListSkeleton rows={4} />)}
      </Body>
      <QuickHelp />
    </Sheet>
  )
}
