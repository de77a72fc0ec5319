import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { Texts } from '#contract/values/languages.ts'
import type { RouteRow } from '../routes/routeRow.ts'

type TitleParts = {
  row: Pick<RouteRow, 'title' | 'path'> | undefined
  /** The resource type of the address. */
  type: Pick<TypeSummary, 'labels'> | undefined
  /** The record that is on screen. */
  name: string | undefined
  wordsOf: (label: Texts) => string
  translate: (key: string, values?: Record<string, unknown>) => string
}

/** What a page is called: its record's name, else its route's title, else its resource type's. */
export function pageTitle({ row, type, name, wordsOf, translate }: TitleParts): string {
  if (name) return name
  if (row?.title) return translate(row.title)
  if (!type) return ''
  const one = wordsOf(type.labels.one)
  if (row?.path.endsWith('/add')) return translate('list.newItem', { type: one })
  if (row?.path.endsWith('/import')) return translate('list.importTitle', { types: wordsOf(type.labels.many) })
  return row?.path.endsWith('/:contentId') ? one : wordsOf(type.labels.many)
}

/** The browser's title: the page, the product where its address is of one, ours (as in 'Movies · Rimba MY · Marquee'). */
export function documentTitle(page: string, product: string | undefined, own: string): string {
  return [page, product, own].filter(Boolean).join(' · ')
}
