import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { isRetired } from '#contract/registry/typeDocument.ts'
import type { TypeRow } from '#contract/registry/typeRecord.ts'
import { textIn } from '#contract/values/languages.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Time } from '#kit/parts/format/Time.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { listPath, typePath } from '#kit/parts/routes/paths.ts'
import { Chip } from '#kit/parts/status/Chip.tsx'
import { LockChip } from '#kit/parts/status/LockChip.tsx'
import { typeIcon } from './typeIcon.ts'

const Table = styled('table')(({ theme: { vars, typography } }) => ({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  ...typography.body2,
  '& th': {
    ...typography.label,
    blockSize: 32,
    paddingInline: 8,
    textAlign: 'start',
    color: vars.palette.text.tertiary,
    borderBlockEnd: `1px solid ${vars.palette.line.hair}`,
    whiteSpace: 'nowrap',
  },
  '& td': {
    blockSize: 40,
    paddingInline: 8,
    borderBlockEnd: `1px solid ${vars.palette.line.hair}`,
    whiteSpace: 'nowrap',
  },
  '& th:first-of-type, & td:first-of-type': { paddingInlineStart: 20 },
  '& tbody tr:hover': { background: vars.palette.surface.hover },
  '& .end': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& .quiet': { ...typography.meta, color: vars.palette.text.tertiary },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& .name': {
    display: 'inline-flex',
    alignItems: 'center',
    verticalAlign: 'middle',
    gap: 10,
    color: vars.palette.text.primary,
    fontWeight: 'var(--marquee-weight-600)',
  },
}))

/** A line per type; its name leads to its document, its count to its list. */
export function TypeTable({ rows }: { rows: readonly TypeRow[] }) {
  const translate = useTranslate()
  const heads = ['name', 'area', 'page', 'documents', 'version', 'from', 'state', 'updated']
  return (
    <Table aria-label={translate('types.title')}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={head === 'documents' || head === 'version' ? 'end' : undefined}>
              {translate(`types.columns.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Line key={row.type} row={row} />
        ))}
      </tbody>
    </Table>
  )
}

function Line({ row }: { row: TypeRow }) {
  const translate = useTranslate()
  const format = useFormat()
  const { product, actor, may } = useConsole()
  const { type, area, page, labels, icon, count, rev, schemaVersion, origin, lock, ut, uun } = row
  const total = format.number(count)
  return (
    <tr>
      <td>
        <Link className="name" to={typePath(product, type)}>
          <Icon name={typeIcon(icon)} />
          {textIn(labels.many, format.settings.language)}
        </Link>{' '}
        <code className="quiet" style={{ verticalAlign: 'middle', marginInlineStart: 4 }}>
          {type}
        </code>
      </td>
      <td>{translate(`types.areas.${area}`)}</td>
      <td className="quiet">{translate(`shell.pages.${page}`)}</td>
      <td className="end">{may(page, 'view') ? <Link to={listPath(product, row)}>{total}</Link> : total}</td>
      <td className="end" title={translate('types.schemaVersion', { n: schemaVersion })}>
        {translate('types.version', { n: rev })}
      </td>
      <td>
        <Chip>{translate(`types.origin.${origin}`)}</Chip>
      </td>
      <td>
        {isRetired(row) && (
          <Chip color="archived" glyph="archive">
            {translate('types.retired')}
          </Chip>
        )}{' '}
        {lock && (
          <LockChip brief holder={lock.uid === actor.uid ? { kind: 'mine' } : { kind: 'other', name: lock.name }} />
        )}
      </td>
      <td className="quiet">
        {ut ? <Time value={ut} /> : '–'} {uun}
      </td>
    </tr>
  )
}
