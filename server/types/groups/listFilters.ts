import type { TypeDocument, TypeFilter } from '#contract/registry/typeDocument.ts'
import type { Texts } from '#contract/values/languages.ts'
import { sameText, texts } from './field.ts'
import { GENRES } from './genres.ts'
import { TYPE_WORDS } from './images.ts'
import { RATINGS } from './genresAndRatings.ts'
import { SPONSOR_MARKS, sponsorMark } from './sponsor.ts'

type Options = NonNullable<TypeFilter['options']>

export const optionsOf = (values: Readonly<Record<string, Texts>>): Options =>
  Object.entries(values).map(([value, label]) => ({ value, label }))

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
  options: RATINGS.map((value) => ({ value, label: sameText(value) })),
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

/** The field holds ids of documents of these types, which are found by name. */
export const referenceFilter = (field: string, label: Texts, ...types: string[]): TypeFilter => ({
  field,
  kind: 'reference',
  label,
  types,
})
/** Values that occur, offered as they are. */
export const facetFilter = (field: string, label: Texts): TypeFilter => ({ field, kind: 'facet', label })
export const sponsorFilter: TypeFilter = { ...choiceFilter('marker', sponsorMark, SPONSOR_MARKS), pinned: false }

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
/** '0-16x9-Cover' is the cover of that ratio; a name without a type is the poster's. */
function imageWords(name: string): Texts {
  const [, ratio = name, type = 'Poster'] = name.split('-')
  const word = TYPE_WORDS[type as keyof typeof TYPE_WORDS]
  const { en, zh, ms, ta } = word ?? sameText(type)
  return texts(`${en} ${ratio}`, `${zh} ${ratio}`, `${ms} ${ratio}`, `${ta} ${ratio}`)
}
const missingImage = (names: readonly string[]): TypeFilter => ({
  field: 'missing_image',
  kind: 'choice',
  label: texts('Image missing', '缺少图片', 'Imej tiada', 'இல்லாத படம்'),
  options: names.map((value) => ({ value, label: imageWords(value) })),
})
const endsWithin: TypeFilter = {
  field: 'expires_before',
  kind: 'relative',
  label: texts('Expires within', '在此期间到期', 'Tamat tempoh dalam', 'இதற்குள் காலாவதியாகும்'),
}
const flag = (field: string, label: Texts): TypeFilter => ({ field, kind: 'flag', label })
const flags: TypeFilter[] = [
  flag('expired', texts('Expired', '已过期', 'Tamat tempoh', 'காலாவதியானது')),
  flag('unavailable', texts('Unavailable', '不可用', 'Tidak tersedia', 'கிடைக்காதது')),
  flag('changed', texts('Unpublished changes', '有未发布的更改', 'Perubahan belum diterbitkan', 'வெளியிடாத மாற்றங்கள்')),
]
const people: TypeFilter[] = [
  {
    field: 'locked',
    kind: 'person',
    label: texts('Locked by', '锁定者', 'Dikunci oleh', 'பூட்டியவர்'),
  },
  {
    field: 'uu',
    kind: 'person',
    label: texts('Updated by', '更新者', 'Dikemas kini oleh', 'புதுப்பித்தவர்'),
  },
]
export const dateFilter = (field: string, label: Texts): TypeFilter => ({ field, kind: 'date', label })
const dates: TypeFilter[] = [
  dateFilter('ut', texts('Updated', '更新时间', 'Dikemas kini', 'புதுப்பித்தது')),
  dateFilter('ct', texts('Created', '创建时间', 'Dicipta', 'உருவாக்கியது')),
]
const windowDates: TypeFilter[] = [
  dateFilter('lws', texts('Licence starts', '授权开始', 'Lesen bermula', 'உரிமத் தொடக்கம்')),
  dateFilter('lwe', texts('Licence ends', '授权结束', 'Lesen tamat', 'உரிம முடிவு')),
]
const parent: TypeFilter = {
  field: 'parent',
  kind: 'reference',
  label: texts('Parent', '所属条目', 'Item induk', 'மூல உருப்படி'),
}
const parentItem = flag(
  'prt_ic',
  texts('Has parts of its own', '含有下级条目', 'Mempunyai bahagian', 'உட்பகுதிகள் உள்ளது'),
)
const name: TypeFilter = { field: 'name', kind: 'text', label: texts('Name', '名称', 'Nama', 'பெயர்') }

type Family = Pick<TypeDocument, 'relations' | 'traits'>

/** The filters every list has, after those of the type; those of parents where the type has any. */
export function filtersWith(
  own: readonly TypeFilter[],
  requiredImages: readonly string[],
  { relations, traits }: Family,
): TypeFilter[] {
  const expires = traits.includes('expires')
  return [
    ...own,
    product,
    name,
    ...(relations?.parent ? [parent] : []),
    ...(traits.includes('parentItem') ? [parentItem] : []),
    ...(expires ? [endsWithin] : []),
    missingLanguage,
    ...(requiredImages.length > 0 ? [missingImage(requiredImages)] : []),
    ...flags.filter(({ field }) => expires || field !== 'expired'),
    ...people,
    ...dates,
    ...(expires ? windowDates : []),
  ]
}
