import type { Trait, TypeColumn } from '#contract/registry/typeDocument.ts'
import { texts } from './field.ts'

const title: TypeColumn = {
  field: 'lon',
  kind: 'title',
  label: texts({ en: 'Title', zh: '标题', ms: 'Tajuk', ta: 'தலைப்பு' }),
  sort: 'name',
}
const status: TypeColumn = {
  field: 'st',
  kind: 'status',
  label: texts({ en: 'Status', zh: '状态', ms: 'Status', ta: 'நிலை' }),
  width: 132,
}
const lock: TypeColumn = {
  field: 'lock',
  kind: 'lock',
  label: texts({ en: 'Lock', zh: '锁定', ms: 'Kunci', ta: 'பூட்டு' }),
  width: 120,
}
const updated: TypeColumn = {
  field: 'ut',
  kind: 'updated',
  label: texts({ en: 'Updated', zh: '更新', ms: 'Dikemas kini', ta: 'புதுப்பிப்பு' }),
  sort: 'updated',
  width: 152,
}
const availability: TypeColumn = {
  field: 'availability',
  kind: 'availability',
  label: texts({ en: 'Availability', zh: '可用性', ms: 'Ketersediaan', ta: 'கிடைக்கும் தன்மை' }),
  sort: 'ends',
  width: 216,
}

export const yearColumn: TypeColumn = {
  field: 'yr',
  kind: 'year',
  label: texts({ en: 'Year', zh: '年份', ms: 'Tahun', ta: 'ஆண்டு' }),
  sort: 'released',
  width: 64,
}
export const numberColumn = (field: string, label: TypeColumn['label'], width = 88): TypeColumn => ({
  field,
  kind: 'number',
  label,
  sort: 'number',
  width,
})
/** The title of another document that the row names by its id. */
export const referenceColumn = (field: string, label: TypeColumn['label']): TypeColumn => ({
  field,
  kind: 'reference',
  label,
  width: 200,
})
/** A length or a place in a film. */
export const durationColumn = (field: string, label: TypeColumn['label'], width = 96): TypeColumn => ({
  field,
  kind: 'duration',
  label,
  width,
})
/** Why a program is flagged. */
export const flagsColumn: TypeColumn = {
  field: 'flags',
  kind: 'flags',
  label: texts({ en: 'Flags', zh: '标记', ms: 'Tanda', ta: 'கொடிகள்' }),
  width: 188,
}
export const choiceColumn = (field: string, label: TypeColumn['label'], width = 112): TypeColumn => ({
  field,
  kind: 'choice',
  label,
  width,
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
    label: texts({ en: 'Run time', zh: '片长', ms: 'Tempoh', ta: 'ஓடும் நேரம்' }),
    width: 88,
    hidden: true,
  },
  genres: {
    field: 'gnr',
    kind: 'list',
    label: texts({ en: 'Genres', zh: '类型', ms: 'Genre', ta: 'வகைகள்' }),
    width: 160,
    hidden: true,
  },
  ratings: {
    field: 'rat.v',
    kind: 'list',
    label: texts({ en: 'Rating', zh: '分级', ms: 'Penarafan', ta: 'தரமதிப்பீடு' }),
    width: 96,
    hidden: true,
  },
  provider: {
    field: 'pn',
    kind: 'text',
    label: texts({ en: 'Provider', zh: '内容提供方', ms: 'Pembekal', ta: 'வழங்குநர்' }),
    width: 160,
    hidden: true,
  },
  products: {
    field: 'prd',
    kind: 'list',
    label: texts({ en: 'Products', zh: '产品', ms: 'Produk', ta: 'தயாரிப்புகள்' }),
    width: 160,
    hidden: true,
  },
  created: {
    field: 'ct',
    kind: 'dateTime',
    label: texts({ en: 'Created', zh: '创建时间', ms: 'Dicipta', ta: 'உருவாக்கியது' }),
    sort: 'created',
    width: 152,
    hidden: true,
  },
  starts: {
    field: 'lws',
    kind: 'dateTime',
    label: texts({ en: 'Licence starts', zh: '授权开始', ms: 'Lesen bermula', ta: 'உரிமத் தொடக்கம்' }),
    sort: 'starts',
    width: 152,
    hidden: true,
  },
  ends: {
    field: 'lwe',
    kind: 'dateTime',
    label: texts({ en: 'Licence ends', zh: '授权结束', ms: 'Lesen tamat', ta: 'உரிம முடிவு' }),
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
