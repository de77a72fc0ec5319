import { useTranslate } from 'ra-core'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { UsageTable } from './UsageTable.ts'
import type { UsageGroup } from './usageReport.ts'

/** Titles with their hours, what takes most of the channel first. */
export function UsageTitles({ groups }: { groups: readonly UsageGroup[] }) {
  const translate = useTranslate()
  const format = useFormat()
  return (
    <UsageTable>
      <thead>
        <tr>
          {['program', 'airings', 'length', 'first', 'last'].map((column) => (
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
            <td>{format.dateTime(first)}</td>
            <td>{format.dateTime(last)}</td>
          </tr>
        ))}
      </tbody>
    </UsageTable>
  )
}
