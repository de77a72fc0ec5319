import { styled } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import { useContext } from 'react'
import type { ReactNode } from 'react'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { DEFAULT_IMAGE } from '#contract/values/images.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { Artwork } from '#kit/parts/layoutParts/Artwork.tsx'
import { StatusChip } from '#kit/parts/status/StatusChip.tsx'

const Line = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  flex: 1,
  '& > .words': { flex: 1, minWidth: 0, display: 'grid' },
  '& .title': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .facts': {
    ...theme.typography.meta,
    display: 'flex',
    gap: 6,
    minWidth: 0,
    color: theme.vars.palette.text.tertiary,
    whiteSpace: 'nowrap',
    '& > :last-child': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
}))

type ReferenceLineProps = {
  row: ContentRow
  /** Instead of the bare title: a link to it. */
  title?: ReactNode
  /** After the status: what is to be said or done. */
  children?: ReactNode
}

/** Another document in one line: picture, title, type and id, status. */
export function ReferenceLine({ row, title, children }: ReferenceLineProps) {
  const console = useContext(ConsoleContext)
  const name = useRowTitle(row)
  const locale = useLocale()
  const type = console?.types?.find((one) => one.type === row.cty)
  const src =
    console?.calls && row.ia?.includes(DEFAULT_IMAGE)
      ? console.calls.imageUrl({ id: row.id, ratio: '16x9', width: 160, timestamp: row.ut })
      : undefined
  return (
    <Line>
      <Artwork src={src} title={name} size="dense" />
      <span className="words">
        <span className="title" title={name}>
          {title ?? name}
        </span>
        <span className="facts">
          <span>{type ? textIn(type.labels.one, interfaceLanguage(locale)) : row.cty}</span>
          <span title={row.id}>{row.id}</span>
        </span>
      </span>
      <StatusChip status={row.st} {...(type && { area: type.area })} />
      {children}
    </Line>
  )
}

/** A row's title in the interface's language, or words for one without a name. */
export function useRowTitle(row: ContentRow): string {
  const translate = useTranslate()
  return titleOf(row, useLocale()) || translate('list.untitled')
}
