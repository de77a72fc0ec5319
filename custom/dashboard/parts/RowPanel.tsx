import { styled } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { windowEnd } from '#contract/rules/availability/windowEnd.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { textIn, isLanguage } from '#contract/values/languages.ts'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import { useFormat } from '#kit/format/FormatProvider.tsx'
import { Time } from '#kit/format/Time.tsx'
import { Artwork } from '#kit/layoutParts/Artwork.tsx'
import { itemPath } from '#kit/routes/paths.ts'

const Heading = styled('h2')({
  margin: 0,
  marginBlockEnd: 8,
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 'var(--marquee-weight-700)',
  display: 'flex',
  gap: 8,
})
const Count = styled('span')({ color: 'var(--mui-palette-text-tertiary)', fontWeight: 400 })
const Item = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '4px 8px',
  marginInline: -8,
  borderRadius: 4,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { background: 'var(--mui-palette-surface-hover)' },
  '&:focus-visible': { outline: '2px solid var(--mui-palette-accent-main)', outlineOffset: -2 },
})
const Words = styled('span')({
  minInlineSize: 0,
  flex: 1,
  display: 'grid',
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})
const Quiet = styled('span')({ fontSize: 12, lineHeight: '16px', color: 'var(--mui-palette-text-tertiary)' })

type RowPanelProps = { title: string; empty: string; rows: readonly ContentRow[]; note: 'updated' | 'ends' }

/** A short list of titles that want attention, each a link to its screen. */
export function RowPanel({ title, empty, rows, note }: RowPanelProps) {
  return (
    <section>
      <Heading>
        {title}
        {rows.length > 0 && <Count>{rows.length}</Count>}
      </Heading>
      {rows.length === 0 ? (
        <Quiet>{empty}</Quiet>
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
    <Item to={itemPath(product, type, row.id)}>
      <Artwork
        src={
          row.ia?.includes('0-16x9')
            ? calls.imageUrl({ id: row.id, ratio: '16x9', width: 160, timestamp: row.ut })
            : undefined
        }
        title={title}
      />
      <Words>
        <span title={title}>{title}</span>
        <Quiet>
          {note === 'updated' ? (row.uun ?? row.uu) : textIn(type.labels.one, isLanguage(locale) ? locale : 'en')}
        </Quiet>
      </Words>
      <Quiet>
        {note === 'ends' ? (
          end && <span title={format.dateTime(end)}>{format.relativeDays(end)}</span>
        ) : (
          <Time value={row.ut} />
        )}
      </Quiet>
    </Item>
  )
}
