import { useLocale, useTranslate } from 'ra-core'
import type { DashboardData } from '#contract/registry/dashboard.ts'
import { windowEnd } from '#contract/rules/availability/windowEnd.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { EXPIRES_SOON_MS } from '#contract/values/timers.ts'
import { productName, useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { sumOf } from '../model/tallyPath.ts'
import { Panel } from './Panel.tsx'
import { TitleLine } from './TitleLine.tsx'

const SHOWN = 6

/** What ends soonest: how many days are left, and in which products it stands. */
export function ExpiringPanel({ data, onRetry }: { data: DashboardData; onRetry: () => void }) {
  const translate = useTranslate()
  return (
    <Panel
      title={translate('dashboard.expiring')}
      count={sumOf(data.expiringSoon).count}
      lists={data.expiringSoon}
      empty={translate('dashboard.expiringEmpty')}
      failed={data.failed.includes('expiring')}
      onRetry={onRetry}
    >
      <div>
        {data.expiring.slice(0, SHOWN).map((row) => (
          <Line key={row.id} row={row} />
        ))}
      </div>
    </Panel>
  )
}

function Line({ row }: { row: ContentRow }) {
  const locale = useLocale()
  const format = useFormat()
  const { types, product, products } = useConsole()
  const type = types.find((one) => one.type === row.cty)
  const end = windowEnd(row, product)
  const where = (row.prd ?? []).map((id) => productName(products, id))
  const note = [type ? textIn(type.labels.one, interfaceLanguage(locale)) : '', ...where].filter(Boolean).join(', ')
  return (
    <TitleLine
      of={row}
      note={note}
      noteTitle={note}
      end={end && <span title={format.dateTime(end)}>{format.relativeDays(end)}</span>}
      isSoon={end !== undefined && format.millisecondsOf(end) - format.now() < EXPIRES_SOON_MS}
    />
  )
}
