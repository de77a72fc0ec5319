import MuiLink from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dayOf } from '#contract/rules/dates/zoneDays.ts'
import { useSchedulePath } from '#kit/parts/routes/useSchedulePath.ts'
import { searchOfAiring } from '../model/airingInAddress.ts'
import type { UsageRow } from './usageReport.ts'

type UsageLinkProps = { row: UsageRow; channel: { cs: string; cid: string }; children: ReactNode }

/** Back to an airing of the report in the schedule of its day. */
export function UsageLink({ row: { id, start }, channel: { cs, cid }, children }: UsageLinkProps) {
  const day = useSchedulePath()({ id: cid, cs }, dayOf(start, 'UTC'))
  return day === undefined ? (
    children
  ) : (
    <MuiLink component={Link} to={`${day}&${searchOfAiring({ id, at: start })}`}>
      {children}
    </MuiLink>
  )
}
