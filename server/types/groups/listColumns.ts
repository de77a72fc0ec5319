import type { Trait, TypeColumn } from '#contract/registry/typeDocument.ts'
import { texts } from './field.ts'

const title: TypeColumn = {
  field: 'lon',
  kind: 'title',
  label: texts('Title', '标题', 'Tajuk', 'தலைப்பு'),
  sort: 'name',
}
const status: TypeColumn = { field: 'st', kind: 'status', label: texts('Status', '状态', 'Status', 'நிலை'), width: 132 }
const lock: TypeColumn = { field: 'lock', kind: 'lock', label: texts('Lock', '锁定', 'Kunci', 'பூட்டு'), width: 120 }
const updated: TypeColumn = {
  field: 'ut',
  kind: 'updated',
  label: texts('Updated', '更新', 'Dikemas kini', 'புதுப்பிப்பு'),
  sort: 'updated',
  width: 152,
}
const availability: TypeColumn = {
  field: 'availability',
  kind: 'availability',
  label: texts('Availability', '可用性', 'Ketersediaan', 'கிடைக்கும் தன்மை'),
  sort: 'ends',
  width: 216,
}

export const yearColumn: TypeColumn = {
  field: 'yr',
  kind: 'year',
  label: texts('Year', '年份', 'Tahun', 'ஆண்டு'),
  sort: 'released',
  width: 64,
}
export const numberColumn = (field: string, label: TypeColumn['label']): TypeColumn => ({
  field,
  kind: 'number',
  label,
  sort: 'number',
  width: 88,
})
/** The title of another document that the row names by its id. */
export const referenceColumn = (field: string, label: TypeColumn['label']): TypeColumn => ({
  field,
  kind: 'reference',
  label,
  width: 200,
})
/** A length or a place in a film. */
export const durationColumn = (field: string, label: TypeColumn['label']): TypeColumn => ({
  field,
  kind: 'duration',
  label,
  width: 96,
})
export const choiceColumn = (field: string, label: TypeColumn['label']): TypeColumn => ({
  field,
  kind: 'choice',
  label,
  width: 112,
})

/** An instant by which the list is sorted: the start of an event. */
export const releasedColumn = (field: string, label: TypeColumn['label']): TypeColumn => ({
  field,
  kind: 'dateTime',
  label,
  sort: 'released',
  width: 152,
})
/** A further text of the row, as wide as it needs. */
export const textColumn = (field: string, label: TypeColumn['label'], width = 120): TypeColumn => ({
  field,
  kind: 'text',
  label,
  width,
})

/** Columns that a user may add; the words of coded values are those of the filter on the same field. */
export const hiddenColumns: Readonly<Record<string, TypeColumn>> = {
  runTime: {
    field: 'rt',
    kind: 'duration',
    label: texts('Run time', '片长', 'Tempoh', 'ஓடும் நேரம்'),
    width: 88,
    hidden: true,
  },
  genres: { field: 'gnr', kind: 'list', label: texts('Genres', '类型', 'Genre', 'வகைகள்'), width: 160, hidden: true },
  ratings: {
    field: 'rat.v',
    kind: 'list',
    label: texts('Rating', '分级', 'Penarafan', 'தரமதிப்பீடு'),
    width: 96,
    hidden: true,
  },
  provider: {
    field: 'pn',
    kind: 'text',
    label: texts('Provider', '内容提供方', 'Pembekal', 'வழங்குநர்'),
    width: 160,
    hidden: true,
  },
  products: {
    field: 'prd',
    kind: 'list',
    label: texts('Products', '产品', 'Produk', 'தயாரிப்புகள்'),
    width: 160,
    hidden: true,
  },
  created: {
    field: 'ct',
    kind: 'dateTime',
    label: texts('Created', '创建时间', 'Dicipta', 'உருவாக்கியது'),
    sort: 'created',
    width: 152,
    hidden: true,
  },
  starts: {
    field: 'lws',
    kind: 'dateTime',
    label: texts('Licence starts', '授权开始', 'Lesen bermula', 'உரிமத் தொடக்கம்'),
    sort: 'starts',
    width: 152,
    hidden: true,
  },
  ends: {
    field: 'lwe',
    kind: 'dateTime',
    label: texts('Licence ends', '授权结束', 'Lesen tamat', 'உரிம முடிவு'),
    sort: 'ends',
    width: 152,
    hidden: true,
  },
}

/**
 * The columns every list has (that of availability where a window can end), with those of the type after the title and
 * the hidden ones last. Where the type has a start of its own (`isDated`), availability is left to those who add it.
 */
export function columnsWith(
  own: readonly TypeColumn[],
  hidden: readonly TypeColumn[],
  traits: readonly Trait[],
  isDated = false,
): TypeColumn[] {
  const window = traits.includes('expires') ? [{ ...availability, ...(isDated && { hidden: true }) }] : []
  return [title, ...own, status, ...window, lock, updated, ...hidden]
}
