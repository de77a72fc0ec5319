import { useTranslate } from 'ra-core'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { UsageLink } from './UsageLink.tsx'
import { UsageTable } from './UsageTable.ts'
import { UsageTime } from './UsageTime.tsx'
import type { UsageRow } from './usageReport.ts'
import type { UsageView } from './useUsageView.ts'

type UsageAiringsProps = { rows: readonly UsageRow[]; channel: { cs: string; cid: string }; zone: UsageView['zone'] }

/** The report by its columns (specification section 3); a title leads back to its airing in the schedule. */
export function UsageAirings({ rows, channel, zone }: UsageAiringsProps) {
  const translate = useTranslate()
  const format = useFormat()
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
        {rows.map((row) => (
          <tr key={`${row.id} ${row.start}`}>
            <td>{row.channel}</td>
            <td>
              <UsageTime instant={row.start} zone={zone} />
            </td>
            <td>
              <UsageTime instant={row.end} zone={zone} />
            </td>
            <td className="number">{format.number(row.seconds)}</td>
            <td>
              <UsageLink row={row} channel={channel}>
                {row.title || translate('scheduleUsage.untitled')}
              </UsageLink>
            </td>
            <td className="text">{row.description}</td>
          </tr>
        ))}
      </tbody>
    </UsageTable>
  )
}
