import IconButton from '@mui/material/IconButton'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { ItemOutcome, JobDetail } from '#contract/schemas/bulk.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { ITEMS_SHOWN, useJobItems } from '../useJobItems.ts'
import { JobItemLine } from './JobItemLine.tsx'
import { Part } from './panelStyles.ts'

const TABS = ['all', 'success', 'unchanged', 'failure'] as const
type ItemTab = (typeof TABS)[number]

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, '&[data-stale=true]': { opacity: 0.6 } })
const Quiet = styled('p')({ margin: '12px 0', color: 'var(--mui-palette-text-tertiary)' })
const Foot = styled('nav')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
  fontSize: 12,
  color: 'var(--mui-palette-text-secondary)',
})

/** What became of each title: all, or by outcome; those that failed come first into view. */
export function JobItems({ job }: { job: JobDetail }) {
  const translate = useTranslate()
  const [tab, setTab] = useState<ItemTab>(job.failure > 0 ? 'failure' : 'all')
  const [page, setPage] = useState(1)
  const outcome: ItemOutcome | undefined = tab === 'all' ? undefined : tab
  const { data, error, refetch, isPlaceholderData } = useJobItems(job, outcome, page)
  const show = (chosen: ItemTab) => {
    setTab(chosen)
    setPage(1)
  }
  return (
    <Part>
      <h3>{translate('jobCentre.items.title')}</h3>
      <Tabs
        value={tab}
        onChange={(_event, chosen: ItemTab) => show(chosen)}
        aria-label={translate('jobCentre.items.title')}
        variant="scrollable"
        scrollButtons={false}
        sx={{ minHeight: 32, marginBlockEnd: '4px', '& .MuiTab-root': { minHeight: 32, paddingInline: '8px' } }}
      >
        {TABS.map((one) => (
          <Tab key={one} value={one} label={translate(`jobCentre.items.tabs.${one}`)} />
        ))}
      </Tabs>
      {error && !data ? (
        <CallError error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton rows={6} artwork={false} />
      ) : data.rows.length === 0 ? (
        <Quiet>{translate(tab === 'failure' ? 'jobCentre.items.noneFailed' : 'jobCentre.items.none')}</Quiet>
      ) : (
        <>
          <List aria-label={translate(`jobCentre.items.tabs.${tab}`)} data-stale={isPlaceholderData}>
            {data.rows.map((item) => (
              <JobItemLine key={item.nth} item={item} isImport={job.kind === 'importContent'} />
            ))}
          </List>
          <ItemPages page={page} count={data.count} atLeast={data.atLeast ?? false} onPage={setPage} />
        </>
      )}
    </Part>
  )
}

type PagesProps = { page: number; count: number; atLeast: boolean; onPage: (page: number) => void }

function ItemPages({ page, count, atLeast, onPage }: PagesProps) {
  const translate = useTranslate()
  const format = useFormat()
  const to = Math.min(page * ITEMS_SHOWN, count)
  if (count <= ITEMS_SHOWN && !atLeast) return null
  const previous = translate('jobCentre.items.previous')
  const next = translate('jobCentre.items.next')
  return (
    <Foot aria-label={translate('jobCentre.items.title')}>
      {translate('list.range', {
        from: format.number((page - 1) * ITEMS_SHOWN + 1),
        to: format.number(to),
        total: format.number(count) + (atLeast ? '+' : ''),
      })}
      <IconButton
        size="small"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
        aria-label={previous}
        title={previous}
      >
        <Icon name="chevronLeft" />
      </IconButton>
      <IconButton
        size="small"
        disabled={to >= count && !atLeast}
        onClick={() => onPage(page + 1)}
        aria-label={next}
        title={next}
      >
        <Icon name="chevronRight" />
      </IconButton>
    </Foot>
  )
}
