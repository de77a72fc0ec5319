import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { saveTable } from '#kit/parts/files/saveFile.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { Pager } from '#kit/parts/layoutParts/Pager.tsx'
import { PageHead } from '#kit/parts/page/PageHead.tsx'
import { useSchedulePath } from '#kit/parts/routes/useSchedulePath.ts'
import { UsageAirings } from './UsageAirings.tsx'
import { UsageHead } from './UsageHead.tsx'
import { UsageTitles } from './UsageTitles.tsx'
import { usageGroups, usageGroupTable, usageTable } from './usageReport.ts'
import { useChannelName, useUsage } from './useUsage.ts'
import { useUsageView } from './useUsageView.ts'

const FIRST_SIZE = 100

/** The channel usage report (specification section 3): what a virtual channel showed and will, airing by airing or by title. */
export function UsagePage() {
  const translate = useTranslate()
  const { cs = '', cid = '' } = useParams()
  const { view, change, span } = useUsageView()
  const { rows, error, isPending, refetch } = useUsage(cs, span)
  const [{ page, perPage }, setPage] = useState({ page: 1, perPage: FIRST_SIZE })
  const name = useChannelName(cs, cid)
  const schedule = useSchedulePath()({ id: cid, cs }, span && view.from)
  const groups = usageGroups(rows)
  const lines = view.by === 'title' ? groups : rows
  const last = Math.max(1, Math.ceil(lines.length / perPage))
  const at = Math.min(page, last)
  const shown = <Line,>(all: readonly Line[]) => all.slice((at - 1) * perPage, at * perPage)
  return (
    <Screen>
      <PageHead
        title={translate('pages.titles.channelUsage')}
        count={name}
        actions={
          schedule && (
            <Button component={Link} to={schedule} startIcon={<Icon name="lanes" size="small" />}>
              {translate('pages.titles.schedule')}
            </Button>
          )
        }
      />
      <UsageHead view={view} rows={rows} titles={groups.length} isWrong={!span} isPending={isPending} onChange={change}>
        <Button
          size="small"
          disabled={rows.length === 0}
          startIcon={<Icon name="download" size="small" />}
          onClick={() =>
            saveTable(
              view.by === 'title' ? usageGroupTable(groups) : usageTable(rows),
              `${cs}-${view.from}-${view.to}.csv`,
            )
          }
        >
          {translate('scheduleUsage.csv')}
        </Button>
      </UsageHead>
      <div className="table" tabIndex={0} role="region" aria-label={translate('scheduleUsage.title')}>
        {error ? (
          <CallError error={error} onRetry={() => void refetch()} />
        ) : isPending ? (
          <ListSkeleton artwork={false} />
        ) : rows.length === 0 ? (
          <EmptyState title={translate('errors.noPrograms')}>{translate('scheduleUsage.published')}</EmptyState>
        ) : view.by === 'title' ? (
          <UsageTitles groups={shown(groups)} channel={{ cs, cid }} zone={view.zone} />
        ) : (
          <UsageAirings rows={shown(rows)} channel={{ cs, cid }} zone={view.zone} />
        )}
      </div>
      <Pager
        list={{
          ...{ page: at, perPage, total: lines.length },
          setPage: (to) => setPage({ page: to, perPage }),
          setPerPage: (size) => setPage({ page: 1, perPage: size }),
        }}
      />
    </Screen>
  )
}

const Screen = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
  '& > .table': { flex: 1, minBlockSize: 0, overflow: 'auto', paddingInline: 20 },
})
