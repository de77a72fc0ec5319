import type { TypeFilter } from '#contract/registry/typeDocument.ts'
import type { Texts } from '#contract/values/languages.ts'
import { texts } from './field.ts'
import { GENRES } from './genres.ts'
import { RATINGS } from './genresAndRatings.ts'

type Options = NonNullable<TypeFilter['options']>

export const optionsOf = (values: Readonly<Record<string, Texts>>): Options =>
  Object.entries(values).map(([value, label]) => ({ value, label }))

const same = (word: string): Texts => texts(word, word, word, word)

const days = (count: number): Options[number] => ({
  value: String(count),
  label: texts(`${count} days`, `${count} 天`, `${count} hari`, `${count} நாள்கள்`),
})

const LANGUAGE_WORDS = {
  en: texts('English', '英语', 'Inggeris', 'ஆங்கிலம்'),
  zh: texts('Chinese', '中文', 'Cina', 'சீனம்'),
  ms: texts('Malay', '马来语', 'Melayu', 'மலாய்'),
  ta: texts('Tamil', '泰米尔语', 'Tamil', 'தமிழ்'),
}

export const genreFilter: TypeFilter = {
  field: 'gnr',
  kind: 'facet',
  label: texts('Genre', '类型', 'Genre', 'வகை'),
  options: optionsOf(GENRES),
  pinned: true,
}
export const yearFilter: TypeFilter = { field: 'yr', kind: 'number', label: texts('Year', '年份', 'Tahun', 'ஆண்டு') }
export const ratingFilter: TypeFilter = {
  field: 'rat.v',
  kind: 'facet',
  label: texts('Rating', '分级', 'Penarafan', 'தரமதிப்பீடு'),
  options: RATINGS.map((value) => ({ value, label: same(value) })),
}
export const providerFilter: TypeFilter = {
  field: 'pn',
  kind: 'facet',
  label: texts('Provider', '内容提供方', 'Pembekal', 'வழங்குநர்'),
}
export const numberFilter = (field: string, label: Texts): TypeFilter => ({ field, kind: 'number', label })
export const choiceFilter = (field: string, label: Texts, values: Readonly<Record<string, Texts>>): TypeFilter => ({
  field,
  kind: 'choice',
  label,
  options: optionsOf(values),
  pinned: true,
})

const product: TypeFilter = {
  field: 'product',
  kind: 'choice',
  label: texts('Product', '产品', 'Produk', 'தயாரிப்பு'),
  pinned: true,
}
const missingLanguage: TypeFilter = {
  field: 'missing_lang',
  kind: 'choice',
  label: texts('Name missing in', '缺少名称的语言', 'Nama tiada dalam', 'பெயர் இல்லாத மொழி'),
  options: optionsOf(LANGUAGE_WORDS),
}
const missingImage = (names: readonly string[]): TypeFilter => ({
  field: 'missing_image',
  kind: 'choice',
  label: texts('Image missing', '缺少图片', 'Imej tiada', 'இல்லாத படம்'),
  options: names.map((value) => ({ value, label: same(value) })),
})
/** The value is a number of days from now. */
const endsWithin: TypeFilter = {
  field: 'expires_before',
  kind: 'relative',
  label: texts('Ends within', '即将结束', 'Tamat dalam masa', 'இதற்குள் முடியும்'),
  options: [days(7), days(30), days(90)],
}
const flags: TypeFilter[] = [
  { field: 'expired', kind: 'flag', label: texts('Expired', '已过期', 'Luput', 'காலாவதியானது') },
  { field: 'unavailable', kind: 'flag', label: texts('Unavailable', '不可用', 'Tidak tersedia', 'கிடைக்காதது') },
  {
    field: 'changed',
    kind: 'flag',
    label: texts('Unpublished changes', '有未发布的更改', 'Perubahan belum diterbitkan', 'வெளியிடாத மாற்றங்கள்'),
  },
  { field: 'locked', kind: 'flag', label: texts('Locked', '已锁定', 'Dikunci', 'பூட்டப்பட்டது') },
]

/** The filters every list has, after those of the type. */
export function filtersWith(own: readonly TypeFilter[], requiredImages: readonly string[]): TypeFilter[] {
  return [...own, product, missingLanguage, missingImage(requiredImages), endsWithin, ...flags]
}
