import MuiLink from '@mui/material/Link'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { dayOf } from '#contract/rules/dates/zoneDays.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useSchedulePath } from '#kit/parts/routes/useSchedulePath.ts'
import { UsageTable } from './UsageTable.ts'
import type { UsageRow } from './usageReport.ts'
import type { UsageView } from './useUsageView.ts'

type UsageAiringsProps = { rows: readonly UsageRow[]; channel: { cs: string; cid: string }; zone: UsageView['zone'] }

/** The report by its columns (specification section 3); a title leads back to its day in the schedule. */
export function UsageAirings({ rows, channel: { cs, cid }, zone }: UsageAiringsProps) {
  const translate = useTranslate()
  const format = useFormat()
  const schedulePath = useSchedulePath()
  const timeOf = (instant: number) =>
    zone === 'utc' ? new Date(instant).toISOString().replace('T', ' ').slice(0, 19) : format.dateTime(instant)
  const dayPath = (start: number) => schedulePath({ id: cid, cs }, dayOf(start, 'UTC')) ?? ''
  const columns = ['channel', `start.${zone}`, `end.${zone}`, 'seconds', 'program', 'description']
  return (
    <UsageTable>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {translate(`scheduleUsage.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, channel, start, end, seconds, title, description }) => (
          <tr key={`${id} ${start}`}>
            <td>{channel}</td>
            <td>{timeOf(start)}</td>
            <td>{timeOf(end)}</td>
            <td className="number">{format.number(seconds)}</td>
            <td>
              <MuiLink component={Link} to={dayPath(start)}>
                {title || translate('scheduleUsage.untitled')}
              </MuiLink>
            </td>
            <td className="text">{description}</td>
          </tr>
        ))}
      </tbody>
    </UsageTable>
  )
}
