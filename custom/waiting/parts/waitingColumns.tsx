import { Link } from 'react-router'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { textIn } from '#contract/values/languages.ts'
import { DEFAULT_IMAGE } from '#contract/values/images.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import type { ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import type { Formatter } from '#kit/parts/format/createFormatter.ts'
import { Time } from '#kit/parts/format/Time.tsx'
import { Artwork } from '#kit/parts/layoutParts/Artwork.tsx'
import { itemPath } from '#kit/parts/routes/paths.ts'
import type { Column } from '#kit/parts/table/columns/column.ts'
import { GOES } from '#kit/parts/table/columns/columnShape.ts'
import { DecideButton } from './DecideButton.tsx'

type Words = Pick<ConsoleValue, 'calls' | 'product' | 'types'> & {
  translate: (key: string, values?: Record<string, unknown>) => string
  format: Formatter
}

/** The columns of what waits; in a narrow place the submitter goes first. */
export function waitingColumns({ calls, product, types, translate, format }: Words): readonly Column<ContentRow>[] {
  const { language } = format.settings
  const head = (name: string) => translate(`dashboard.approval.${name}`)
  const typeOf = ({ cty }: ContentRow) => types.find(({ type }) => type === cty)
  const nameOf = (row: ContentRow) => titleOf(row, language) || translate('list.untitled')
  const byOf = (row: ContentRow) => row.uun ?? row.uu
  const decide = (verb: 'approve' | 'returnToDraft', width: number): Column<ContentRow> => ({
    key: verb,
    head: translate(`actions.${verb}`),
    width,
    cell: (row) => <DecideButton row={row} verb={verb} title={nameOf(row)} />,
  })
  return [
    {
      key: 'title',
      head: head('title'),
      cell: (row) => {
        const type = typeOf(row)
        const src = row.ia?.includes(DEFAULT_IMAGE)
          ? calls.imageUrl({ id: row.id, ratio: '16x9', width: 160, timestamp: row.ut })
          : undefined
        return (
          <span className="about">
            <Artwork src={src} title={nameOf(row)} />
            <span className="words">
              {type && (
                <Link className="name" to={itemPath(product, type, row.id, row.st)} title={nameOf(row)} tabIndex={-1}>
                  {nameOf(row)}
                </Link>
              )}
              <span className="under">{versionOf(row)}</span>
            </span>
          </span>
        )
      },
    },
    {
      key: 'type',
      head: head('type'),
      width: 150,
      cutTo: 110,
      cell: (row) => textIn(typeOf(row)?.labels.one ?? {}, language) || row.cty,
    },
    {
      key: 'by',
      head: head('by'),
      width: 160,
      priority: GOES.lestItScrolls,
      cell: (row) => <span title={byOf(row)}>{byOf(row)}</span>,
    },
    {
      key: 'since',
      head: head('since'),
      sort: 'updated',
      sortsFirst: 'ASC',
      width: 168,
      cutTo: 150,
      className: 'figures',
      cell: (row) => <Since row={row} format={format} />,
    },
    decide('approve', 116),
    decide('returnToDraft', 156),
  ]
}

const versionOf = ({ sides }: ContentRow) => {
  const version = sides.find(({ st }) => st === 'pending')?.n
  return version === undefined ? '' : `V${version}`
}

/** Since when it waits; more than a day asks for attention. */
function Since({ row, format }: { row: ContentRow; format: Formatter }) {
  const isLate = format.now() - format.millisecondsOf(row.ut) > DAY_MS
  return (
    <span className="words">
      <Time value={row.ut} />
      <span className="under" data-late={isLate}>
        {format.relativeDays(row.ut)}
      </span>
    </span>
  )
}
