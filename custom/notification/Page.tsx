import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import useMediaQuery from '@mui/material/useMediaQuery'
import { styled, useTheme } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { ANY, useWatchedJob } from '#kit/jobs/watchedJobs.ts'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { Pager } from '#kit/parts/layoutParts/Pager.tsx'
import { SplitPane } from '#kit/parts/layoutParts/SplitPane.tsx'
import { PageHead } from '#kit/parts/page/PageHead.tsx'
import type { Scope } from './model/jobsView.ts'
import { isNarrowed, SCOPES } from './model/jobsView.ts'
import { JobFilters } from './parts/JobFilters.tsx'
import { JobPanel } from './parts/JobPanel.tsx'
import { JobTable } from './parts/JobTable.tsx'
import { useJobs } from './useJobs.ts'
import type { JobsAddress } from './useJobsAddress.ts'
import { useJobsAddress } from './useJobsAddress.ts'

const List = styled('div')({ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0 })
/** Width of the opened job in px, and how far it is drawn. */
const WIDTH = 440
const LIMITS = { min: 340, max: 640 }

/** The job centre (specification section 2, /apps/notification): every job, and beside the list the one that is opened. */
export function Page() {
  const theme = useTheme()
  const address = useJobsAddress()
  const { view, go } = address
  const [width, setWidth] = useState(WIDTH)
  const isNarrow = useMediaQuery(theme.breakpoints.down('md'), { noSsr: true })
  useWatchedJob(ANY)
  const panel = view.job && (
    <JobPanel key={view.job} id={view.job} onClose={() => go({ job: undefined })} onFollow={(job) => go({ job })} />
  )
  // Where both have no room, the opened job takes the place of the list until it is closed.
  if (isNarrow && panel) return panel
  return <SplitPane main={<Jobs address={address} />} side={panel} width={width} onWidth={setWidth} limits={LIMITS} />
}

function Jobs({ address }: { address: JobsAddress }) {
  const translate = useTranslate()
  const format = useFormat()
  const hasJobs = useServiceHas('jobs')
  const { view, go } = address
  const jobs = useJobs(view)
  const { data, error, refetch } = jobs
  const rows = data?.rows ?? []
  const count = data && format.number(data.count) + (data.atLeast ? '+' : '')
  const list = {
    page: view.page,
    perPage: view.perPage,
    total: data?.count,
    atLeast: data?.atLeast ?? false,
    setPage: (page: number) => go({ page }),
    setPerPage: (perPage: number) => go({ perPage }),
  }
  return (
    <List>
      <PageHead title={translate('pages.titles.notifications')} {...(count !== undefined && { count })} />
      {hasJobs && (
        <Tabs
          value={view.scope}
          onChange={(_event, scope: Scope) => go({ scope, by: undefined })}
          aria-label={translate('jobCentre.list')}
          sx={{ paddingInline: '10px', flex: 'none' }}
        >
          {SCOPES.map((scope) => (
            <Tab key={scope} value={scope} label={translate(`jobCentre.scopes.${scope}`)} />
          ))}
        </Tabs>
      )}
      <JobFilters address={address} rows={rows} />
      <JobTable
        rows={data?.rows}
        error={error}
        onRetry={() => void refetch()}
        empty={<NoJobs address={address} />}
        open={view.job}
        onOpen={(job) => go({ job })}
        isStale={jobs.isPlaceholderData}
      />
      <Pager list={list} />
    </List>
  )
}

function NoJobs({ address: { view, go } }: { address: JobsAddress }) {
  const translate = useTranslate()
  if (!isNarrowed(view))
    return (
      <EmptyState icon="bell" title={translate('jobCentre.none')}>
        {translate('jobCentre.noneHint')}
      </EmptyState>
    )
  const reset = { kind: undefined, state: undefined, by: undefined, since: undefined, item: undefined }
  return (
    <EmptyState
      icon="filter"
      title={translate('jobCentre.noneFound')}
      actions={<Button onClick={() => go(reset)}>{translate('jobCentre.filters.reset')}</Button>}
    />
  )
}
