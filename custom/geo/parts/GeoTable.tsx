import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { GeoLocation } from '#contract/schemas/geo.ts'
import { Time } from '#kit/parts/format/Time.tsx'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { geoRangePath } from '#kit/parts/routes/paths.ts'
import { useOpenPath } from '#kit/parts/routes/useOpenPath.ts'
import type { Column } from '#kit/parts/table/columns/column.ts'
import { GOES } from '#kit/parts/table/columns/columnShape.ts'
import { Table } from '#kit/parts/table/Table.tsx'
import { TableFrame } from '#kit/parts/table/TableFrame.ts'
import { useCountries } from '../useCountries.ts'

const Frame = styled(TableFrame)({
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
})

export type GeoSort = { field: string; order: 'ASC' | 'DESC' }

type GeoTableProps = {
  rows: readonly GeoLocation[] | undefined
  /** Something was searched for. */
  isFound: boolean
  sort: GeoSort
  onSort: (sort: GeoSort) => void
  error: unknown
  onRetry: () => void
}

/** A line per range; it leads to the range. */
export function GeoTable({ rows, isFound, sort, onSort, error, onRetry }: GeoTableProps) {
  const translate = useTranslate()
  const openPath = useOpenPath()
  const { nameOf } = useCountries()
  const columns = useMemo((): readonly Column<GeoLocation>[] => {
    const head = (name: string) => translate(`geo.columns.${name}`)
    return [
      {
        ...{ key: 'ip', head: head('ip'), sort: 'ip' },
        cell: ({ ip }) => (
          <Link to={geoRangePath(ip)} tabIndex={-1}>
            <code>{ip}</code>
          </Link>
        ),
      },
      { key: 'country', head: head('country'), sort: 'country', width: 200, cell: ({ country }) => nameOf(country) },
      {
        key: 'region',
        head: head('region'),
        width: 140,
        priority: GOES.lestItScrolls + 2,
        cell: ({ region }) => region,
      },
      { key: 'zip', head: head('zip'), width: 110, priority: GOES.lestItScrolls + 3, cell: ({ zip }) => zip },
      { key: 'note', head: head('note'), width: 240, priority: GOES.lestItScrolls + 1, cell: ({ note }) => note },
      {
        ...{ key: 'ut', head: head('ut'), sort: 'ut', sortsFirst: 'DESC', width: 220, className: 'quiet' },
        priority: GOES.lestItScrolls,
        cell: ({ ut, uun }) => (
          <>
            <Time value={ut} /> {uun}
          </>
        ),
      },
    ]
  }, [translate, nameOf])
  return (
    <Table
      rows={rows}
      columns={columns}
      sort={sort}
      onSort={onSort}
      frame={Frame}
      isWhole
      label={translate('pages.titles.ips')}
      rowKey={ipOf}
      rememberAs="geo"
      error={error}
      onRetry={onRetry}
      empty={<EmptyState icon="globe" title={translate(isFound ? 'geo.noneFound' : 'geo.none')} />}
      onOpen={({ ip }, inNewTab) => openPath(geoRangePath(ip), inNewTab)}
    />
  )
}

const ipOf = ({ ip }: GeoLocation) => ip
