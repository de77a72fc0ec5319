import { Link } from 'react-router'
import { isRetired } from '#contract/registry/typeDocument.ts'
import type { TypeRow } from '#contract/registry/typeRecord.ts'
import { textIn } from '#contract/values/languages.ts'
import type { ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import type { Formatter } from '#kit/parts/format/createFormatter.ts'
import { Time } from '#kit/parts/format/Time.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { listPath, typePath } from '#kit/parts/routes/paths.ts'
import { Chip } from '#kit/parts/status/Chip.tsx'
import { LockChip } from '#kit/parts/status/LockChip.tsx'
import type { Column } from '#kit/parts/table/columns/column.ts'
import { GOES } from '#kit/parts/table/columns/columnShape.ts'
import { typeIcon } from './typeIcon.ts'

type TypeWords = Pick<ConsoleValue, 'product' | 'may'> & {
  translate: (key: string, values?: Record<string, unknown>) => string
  format: Formatter
  /** Who is signed in. */
  uid: string
}

/** The columns of the table of types. */
export function typeColumns({ translate, format, product, uid, may }: TypeWords): readonly Column<TypeRow>[] {
  const head = (name: string) => translate(`types.columns.${name}`)
  const nameOf = ({ labels }: TypeRow) => textIn(labels.many, format.settings.language)
  const areaOf = ({ area }: TypeRow) => translate(`types.areas.${area}`)
  const pageOf = ({ page }: TypeRow) => translate(`shell.pages.${page}`)
  const originOf = ({ origin }: TypeRow) => translate(`types.origin.${origin}`)
  return [
    { key: 'name', head: head('name'), value: nameOf, cell: (row) => drawName(row, nameOf(row), product) },
    { key: 'area', head: head('area'), width: 128, value: areaOf, cell: areaOf, priority: GOES.lestItScrolls + 2 },
    {
      key: 'page',
      head: head('page'),
      width: 168,
      cutTo: 96,
      priority: GOES.lestItScrolls,
      className: 'quiet',
      value: pageOf,
      cell: pageOf,
    },
    {
      key: 'documents',
      head: head('documents'),
      width: 112,
      isEnd: true,
      className: 'figures',
      sortsFirst: 'DESC',
      value: ({ count }) => count,
      cell: (row) => drawCount(row, format.number(row.count), product, may),
    },
    {
      key: 'version',
      head: head('version'),
      width: 80,
      isEnd: true,
      priority: GOES.lestItScrolls + 1,
      className: 'figures',
      sortsFirst: 'DESC',
      value: ({ rev }) => rev,
      cell: ({ rev, schemaVersion }) => (
        <span title={translate('types.schemaVersion', { n: schemaVersion })}>
          {translate('types.version', { n: rev })}
        </span>
      ),
    },
    {
      key: 'from',
      head: head('from'),
      width: 120,
      priority: GOES.lestItScrolls + 3,
      value: originOf,
      cell: (row) => <Chip>{originOf(row)}</Chip>,
    },
    { key: 'state', head: head('state'), width: 168, cell: (row) => drawState(row, translate('types.retired'), uid) },
    {
      key: 'updated',
      head: head('updated'),
      width: 240,
      cutTo: 152,
      priority: GOES.lestItScrolls + 4,
      className: 'quiet',
      sortsFirst: 'DESC',
      value: ({ ut }) => ut,
      cell: ({ ut, uun }) => (
        <>
          {ut ? <Time value={ut} /> : '–'} {uun}
        </>
      ),
    },
  ]
}

function drawName({ type, icon }: TypeRow, name: string, product: string | undefined) {
  return (
    <>
      <Link className="name" to={typePath(product, type)} tabIndex={-1}>
        <Icon name={typeIcon(icon)} />
        {name}
      </Link>
      <code className="quiet">{type}</code>
    </>
  )
}

function drawCount(row: TypeRow, total: string, product: string | undefined, may: TypeWords['may']) {
  if (!may(row.page, 'view')) return total
  return (
    <Link to={listPath(product, row)} tabIndex={-1}>
      {total}
    </Link>
  )
}

function drawState(row: TypeRow, retired: string, uid: string) {
  const { lock } = row
  return (
    <span className="chips">
      {isRetired(row) && (
        <Chip color="archived" glyph="archive">
          {retired}
        </Chip>
      )}
      {lock && <LockChip brief holder={lock.uid === uid ? { kind: 'mine' } : { kind: 'other', name: lock.name }} />}
    </span>
  )
}
