import { useLocale, useTranslate } from 'ra-core'
import { windowEnd } from '#contract/rules/availability/windowEnd.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import { useFormat } from '#kit/format/FormatProvider.tsx'
import { Time } from '#kit/format/Time.tsx'
import { Artwork } from '#kit/layoutParts/Artwork.tsx'
import { itemPath } from '#kit/routes/paths.ts'
import { PanelCount, PanelHeading, PanelItem, PanelQuiet, PanelWords } from './panelParts.ts'

type RowPanelProps = { title: string; empty: string; rows: readonly ContentRow[]; note: 'updated' | 'ends' }

/** A short list of titles that want attention, each a link to its screen. */
export function RowPanel({ title, empty, rows, note }: RowPanelProps) {
  return (
    <section>
      <PanelHeading>
        {title}
        {rows.length > 0 && <PanelCount>{rows.length}</PanelCount>}
      </PanelHeading>
      {rows.length === 0 ? (
        <PanelQuiet>{empty}</PanelQuiet>
      ) : (
        rows.slice(0, 6).map((row) => <PanelRow key={row.id} row={row} note={note} />)
      )}
    </section>
  )
}

function PanelRow({ row, note }: { row: ContentRow; note: RowPanelProps['note'] }) {
  const translate = useTranslate()
  const locale = useLocale()
  const format = useFormat()
  const { types, product, calls } = useConsole()
  const type = types.find((one) => one.type === row.cty)
  if (!type) return null
  const title = titleOf(row, locale) || translate('list.untitled')
  const end = windowEnd(row, product)
  return (
    <PanelItem to={itemPath(product, type, row.id)}>
      <Artwork
        src={
          row.ia?.includes('0-16x9')
            ? calls.imageUrl({ id: row.id, ratio: '16x9', width: 160, timestamp: row.ut })
            : undefined
        }
        title={title}
      />
      <PanelWords>
        <span title={title}>{title}</span>
        <PanelQuiet>
          {note === 'updated' ? (row.uun ?? row.uu) : textIn(type.labels.one, interfaceLanguage(locale))}
        </PanelQuiet>
      </PanelWords>
      <PanelQuiet>
        {note === 'ends' ? (
          end && <span title={format.dateTime(end)}>{format.relativeDays(end)}</span>
        ) : (
          <Time value={row.ut} />
        )}
      </PanelQuiet>
    </PanelItem>
  )
}
