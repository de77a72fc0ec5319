import type { TypeDocument, TypeFilter } from '#contract/registry/typeDocument.ts'
import type { Texts } from '#contract/values/languages.ts'
import { IMAGE_RATIOS, imageName } from '#contract/values/images.ts'
import { sameText, texts } from './field.ts'
import { GENRES } from './genres.ts'
import { TYPE_WORDS } from './images.ts'
import { RATINGS } from './genresAndRatings.ts'
import { SPONSOR_MARKS, sponsorMark } from './sponsor.ts'

type Options = NonNullable<TypeFilter['options']>

export const optionsOf = (values: Readonly<Record<string, Texts>>): Options =>
  Object.entries(values).map(([value, label]) => ({ value, label }))

const LANGUAGE_WORDS = {
  en: texts({ en: 'English', zh: '英语', ms: 'Inggeris', ta: 'ஆங்கிலம்' }),
  zh: texts({ en: 'Chinese', zh: '中文', ms: 'Cina', ta: 'சீனம்' }),
  ms: texts({ en: 'Malay', zh: '马来语', ms: 'Melayu', ta: 'மலாய்' }),
  ta: texts({ en: 'Tamil', zh: '泰米尔语', ms: 'Tamil', ta: 'தமிழ்' }),
}

export const genreFilter: TypeFilter = {
  field: 'gnr',
  kind: 'facet',
  label: texts({ en: 'Genre', zh: '类型', ms: 'Genre', ta: 'வகை' }),
  options: optionsOf(GENRES),
  pinned: true,
}
export const yearFilter: TypeFilter = {
  field: 'yr',
  kind: 'number',
  label: texts({ en: 'Year', zh: '年份', ms: 'Tahun', ta: 'ஆண்டு' }),
}
export const ratingFilter: TypeFilter = {
  field: 'rat.v',
  kind: 'facet',
  label: texts({ en: 'Rating', zh: '分级', ms: 'Penarafan', ta: 'தரமதிப்பீடு' }),
  options: RATINGS.map((value) => ({ value, label: sameText(value) })),
}
export const providerFilter: TypeFilter = {
  field: 'pn',
  kind: 'facet',
  label: texts({ en: 'Provider', zh: '内容提供方', ms: 'Pembekal', ta: 'வழங்குநர்' }),
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
  label: texts({ en: 'Product', zh: '产品', ms: 'Produk', ta: 'தயாரிப்பு' }),
  pinned: true,
}
const missingLanguage: TypeFilter = {
  field: 'missing_lang',
  kind: 'choice',
  label: texts({ en: 'Name missing in', zh: '缺少名称的语言', ms: 'Nama tiada dalam', ta: 'பெயர் இல்லாத மொழி' }),
  options: optionsOf(LANGUAGE_WORDS),
}
/** '0-16x9-Cover' is the cover of that ratio; a name without a type is the poster's. */
function imageWords(name: string): Texts {
  const [, ratio = name, type = 'Poster'] = name.split('-')
  const word = TYPE_WORDS[type as keyof typeof TYPE_WORDS]
  const { en, zh, ms, ta } = word ?? sameText(type)
  return texts({ en: `${en} ${ratio}`, zh: `${zh} ${ratio}`, ms: `${ms} ${ratio}`, ta: `${ta} ${ratio}` })
}
const POSTERS = IMAGE_RATIOS.map((ratio) => imageName('Poster', ratio))
/** What is required comes first; a rail may want a poster in any of the ratios. */
const missingImage = (required: readonly string[]): TypeFilter => ({
  field: 'missing_image',
  kind: 'choice',
  label: texts({ en: 'Image missing', zh: '缺少图片', ms: 'Imej tiada', ta: 'இல்லாத படம்' }),
  options: [...new Set([...required, ...POSTERS])].map((value) => ({ value, label: imageWords(value) })),
})
const endsWithin: TypeFilter = {
  field: 'expires_before',
  kind: 'relative',
  label: texts({ en: 'Expires within', zh: '在此期间到期', ms: 'Tamat tempoh dalam', ta: 'இதற்குள் காலாவதியாகும்' }),
}
const flag = (field: string, label: Texts): TypeFilter => ({ field, kind: 'flag', label })
/** Of what is put together from other titles. */
export const partsFlag = flag(
  'parts_unavailable',
  texts({
    en: 'Content of segments unavailable',
    zh: '片段内容不可用',
    ms: 'Kandungan segmen tidak tersedia',
    ta: 'பகுதிகளின் உள்ளடக்கம் கிடைக்காது',
  }),
)
const flags: TypeFilter[] = [
  flag('expired', texts({ en: 'Expired', zh: '已过期', ms: 'Tamat tempoh', ta: 'காலாவதியானது' })),
  flag('unavailable', texts({ en: 'Unavailable', zh: '不可用', ms: 'Tidak tersedia', ta: 'கிடைக்காதது' })),
  flag(
    'changed',
    texts({
      en: 'Unpublished changes',
      zh: '有未发布的更改',
      ms: 'Perubahan belum diterbitkan',
      ta: 'வெளியிடாத மாற்றங்கள்',
    }),
  ),
]
const people: TypeFilter[] = [
  {
    field: 'locked',
    kind: 'person',
    label: texts({ en: 'Locked by', zh: '锁定者', ms: 'Dikunci oleh', ta: 'பூட்டியவர்' }),
  },
  {
    field: 'uu',
    kind: 'person',
    label: texts({ en: 'Updated by', zh: '更新者', ms: 'Dikemas kini oleh', ta: 'புதுப்பித்தவர்' }),
  },
]
export const dateFilter = (field: string, label: Texts): TypeFilter => ({ field, kind: 'date', label })
const dates: TypeFilter[] = [
  dateFilter('ut', texts({ en: 'Updated', zh: '更新时间', ms: 'Dikemas kini', ta: 'புதுப்பித்தது' })),
  dateFilter('ct', texts({ en: 'Created', zh: '创建时间', ms: 'Dicipta', ta: 'உருவாக்கியது' })),
]
const windowDates: TypeFilter[] = [
  dateFilter('lws', texts({ en: 'Licence starts', zh: '授权开始', ms: 'Lesen bermula', ta: 'உரிமத் தொடக்கம்' })),
  dateFilter('lwe', texts({ en: 'Licence ends', zh: '授权结束', ms: 'Lesen tamat', ta: 'உரிம முடிவு' })),
]
const parent: TypeFilter = {
  field: 'parent',
  kind: 'reference',
  label: texts({ en: 'Parent', zh: '所属条目', ms: 'Item induk', ta: 'மூல உருப்படி' }),
}
const parentItem = flag(
  'prt_ic',
  texts({ en: 'Has parts of its own', zh: '含有下级条目', ms: 'Mempunyai bahagian', ta: 'உட்பகுதிகள் உள்ளது' }),
)
const name: TypeFilter = {
  field: 'name',
  kind: 'text',
  label: texts({ en: 'Name', zh: '名称', ms: 'Nama', ta: 'பெயர்' }),
}

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
    ...(traits.includes('hasImages') ? [missingImage(requiredImages)] : []),
    ...flags.filter(({ field }) => expires || field !== 'expired'),
    ...people,
    ...dates,
    ...(expires ? windowDates : []),
  ]
}
