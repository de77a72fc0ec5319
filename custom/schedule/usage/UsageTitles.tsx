import { useTranslate } from 'ra-core'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { UsageLink } from './UsageLink.tsx'
import { UsageTable } from './UsageTable.ts'
import { UsageTime } from './UsageTime.tsx'
import type { UsageGroup } from './usageReport.ts'
import type { UsageView } from './useUsageView.ts'

type UsageTitlesProps = {
  groups: readonly UsageGroup[]
  channel: { cs: string; cid: string }
  zone: UsageView['zone']
}

/** Titles with their hours, what takes most of the channel first; their first and last airing lead back to it. */
export function UsageTitles({ groups, channel, zone }: UsageTitlesProps) {
  const translate = useTranslate()
  const format = useFormat()
  return (
    <UsageTable>
      <thead>
        <tr>
          {['program', 'airings', 'length', `first.${zone}`, `last.${zone}`].map((column) => (
            <th key={column} scope="col">
              {translate(`scheduleUsage.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map(({ key, title, airings, seconds, first, last }) => (
          <tr key={key}>
            <td>{title || translate('scheduleUsage.untitled')}</td>
            <td className="number">{format.number(airings)}</td>
            <td className="number">{format.duration(seconds * 1_000)}</td>
            {[first, last].map((row, nth) => (
              <td key={nth}>
                <UsageLink row={row} channel={channel}>
                  <UsageTime instant={row.start} zone={zone} />
                </UsageLink>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </UsageTable>
  )
}
