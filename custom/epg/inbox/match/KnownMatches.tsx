import { useLocale, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { EpgMatch } from '#contract/schemas/live/ingestion.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Table } from '#kit/parts/table/Table.tsx'
import type { Column } from '#kit/parts/table/columns/column.ts'
import { useMatchWords } from './useMatchWords.ts'

const ROW_PX = 32
/** Px of the table: a panel's height, whatever the feed holds. */
const MOST_PX = 360
const HEAD_PX = 34

type KnownMatchesProps = {
  matches: readonly EpgMatch[]
  isOpen?: boolean
  /** Opens one, to say that it is another channel; none where nothing may be said any more. */
  onChoose?: ((id: string) => void) | undefined
}

/** Which channels were known, or left out: of hundreds only those in view are drawn. */
export function KnownMatches({ matches, isOpen = false, onChoose }: KnownMatchesProps) {
  const translate = useTranslate()
  const format = useFormat()
  const language = useLocale()
  const wordsOf = useMatchWords()
  const known = useMemo(() => matches.filter(({ state }) => state !== 'waiting'), [matches])
  const columns = useMemo<Column<EpgMatch>[]>(
    () => [
      {
        key: 'feed',
        head: translate('ingestion.match.inFeed'),
        cell: ({ id, names }) => titleOf({ lon: names }, language) || id,
      },
      {
        key: 'ours',
        head: translate('ingestion.match.ours'),
        cell: wordsOf,
      },
    ],
    [translate, language, wordsOf],
  )
  if (known.length === 0) return null
  return (
    <details className="known" open={isOpen}>
      <summary>
        {translate('ingestion.match.known', { smart_count: known.length, count: format.number(known.length) })}
      </summary>
      <div style={{ display: 'flex', blockSize: Math.min(MOST_PX, HEAD_PX + known.length * ROW_PX) }}>
        <Table
          label={translate('ingestion.match.all')}
          columns={columns}
          rows={known}
          rowKey={({ id }) => id}
          rowHeight={ROW_PX}
          empty={null}
          {...(onChoose && { onOpen: ({ id }: EpgMatch) => onChoose(id) })}
        />
      </div>
    </details>
  )
}
