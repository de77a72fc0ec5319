import type { Language, Texts } from '#contract/values/languages.ts'
import { LANGUAGES, OWN_NAMES, textIn } from '#contract/values/languages.ts'
import type { StorePicture } from '#contract/values/storefront.ts'
import {
  CARD_SIZES,
  CONTAINER_PICTURES,
  CONTAINER_TYPES,
  LAYOUTS,
  OWNERSHIPS,
  PAGE_PICTURES,
} from '#contract/values/storefront.ts'
import { OWN_ACCESS, type StoreType } from './ownFacts.ts'
import type { TypeColumn, TypeFilter, TypeSummary } from './typeDocument.ts'

const title: TypeColumn = {
  field: 'lon',
  kind: 'title',
  label: { en: 'Name', zh: '名称', ms: 'Nama', ta: 'பெயர்' },
  sort: 'name',
}
const status: TypeColumn = {
  field: 'st',
  kind: 'status',
  label: { en: 'Status', zh: '状态', ms: 'Status', ta: 'நிலை' },
  width: 132,
}
const from: TypeColumn = {
  field: 'st_dt',
  kind: 'dateTime',
  label: { en: 'Shown from', zh: '开始展示', ms: 'Dipaparkan dari', ta: 'காட்டப்படும் தொடக்கம்' },
  sort: 'starts',
  width: 152,
}
const until: TypeColumn = {
  field: 'ed_dt',
  kind: 'dateTime',
  label: { en: 'Shown until', zh: '结束展示', ms: 'Dipaparkan hingga', ta: 'காட்டப்படும் முடிவு' },
  sort: 'ends',
  width: 152,
}
const products: TypeColumn = {
  field: 'prd',
  kind: 'list',
  label: { en: 'Products', zh: '产品', ms: 'Produk', ta: 'தயாரிப்புகள்' },
  width: 160,
}
/** Pages that show a container, containers that show a collection. */
const shownIn: TypeColumn = {
  field: 'shown_in',
  kind: 'reference',
  label: { en: 'Shown on', zh: '展示位置', ms: 'Tempat', ta: 'இடம்பெறும் பக்கம்' },
  width: 152,
}
const lock: TypeColumn = {
  field: 'lock',
  kind: 'lock',
  label: { en: 'Lock', zh: '锁定', ms: 'Kunci', ta: 'பூட்டு' },
  width: 120,
}
const updated: TypeColumn = {
  field: 'ut',
  kind: 'updated',
  label: { en: 'Updated', zh: '更新', ms: 'Dikemas kini', ta: 'புதுப்பிப்பு' },
  sort: 'updated',
  width: 152,
}

const TAB_TAG: Texts = { en: 'Tab tag', zh: '标签页标记', ms: 'Teg tab', ta: 'தாவல் குறிச்சொல்' }
const CONTAINER_TAG: Texts = { en: 'Container tag', zh: '容器标记', ms: 'Teg bekas', ta: 'கொள்கலன் குறிச்சொல்' }
const OWNER: Texts = { en: 'Use', zh: '用途', ms: 'Penggunaan', ta: 'பயன்பாடு' }
const CONTENT: Texts = { en: 'Content', zh: '内容', ms: 'Kandungan', ta: 'உள்ளடக்கம்' }
const LAYOUT: Texts = { en: 'Layout', zh: '布局', ms: 'Susun atur', ta: 'அமைப்பு' }
const SIZE: Texts = { en: 'Card size', zh: '卡片尺寸', ms: 'Saiz kad', ta: 'அட்டை அளவு' }

/** Words of what `owner`, `src_ty`, `lo` and `s` may be, for lists; the inspector has them in its own words. */
const WORDS: Readonly<Record<string, Texts>> = {
  reusable: { en: 'Reusable', zh: '可重复使用', ms: 'Guna semula', ta: 'மீண்டும் பயன்படுத்தக்கூடியது' },
  standalone: { en: 'Standalone', zh: '独立', ms: 'Berdiri sendiri', ta: 'தனித்தது' },
  time_based: { en: 'By time', zh: '按时间', ms: 'Mengikut masa', ta: 'நேரப்படி' },
  query_based: { en: 'Query', zh: '查询', ms: 'Pertanyaan', ta: 'வினவல்' },
  manual_curation: { en: 'Chosen by hand', zh: '人工挑选', ms: 'Dipilih sendiri', ta: 'கைமுறைத் தேர்வு' },
  predefined: { en: 'Predefined', zh: '预设', ms: 'Pratakrif', ta: 'முன்வரையறுத்தது' },
  personalized: { en: 'Personalized', zh: '个性化', ms: 'Diperibadikan', ta: 'தனிப்பயன்' },
  grid: { en: 'Grid', zh: '网格', ms: 'Grid', ta: 'கட்டம்' },
  storefront: { en: 'Rail', zh: '横排', ms: 'Baris', ta: 'வரிசை' },
  banner: { en: 'Banner', zh: '横幅', ms: 'Sepanduk', ta: 'பதாகை' },
  carousel: { en: 'Carousel', zh: '轮播', ms: 'Karusel', ta: 'சுழல்பட்டி' },
  xsmall: { en: 'Extra small', zh: '特小', ms: 'Sangat kecil', ta: 'மிகச் சிறியது' },
  small: { en: 'Small', zh: '小', ms: 'Kecil', ta: 'சிறியது' },
  medium: { en: 'Medium', zh: '中', ms: 'Sederhana', ta: 'நடுத்தரம்' },
  regular: { en: 'Rectangular', zh: '矩形', ms: 'Segi empat', ta: 'செவ்வகம்' },
  large: { en: 'Large', zh: '大', ms: 'Besar', ta: 'பெரியது' },
  xlarge: { en: 'Extra large', zh: '特大', ms: 'Sangat besar', ta: 'மிகப் பெரியது' },
}

function choice(field: string, label: Texts, values: readonly string[]): TypeFilter {
  const options = values.map(
    (value) => ({ value, label: WORDS[value] ?? { en: value } }) as { value: string; label: Texts },
  )
  return { field, kind: 'choice', label, options, pinned: true }
}
const facet = (field: string, label: Texts): TypeFilter => ({ field, kind: 'facet', label })
const day = ({ field, label }: TypeColumn): TypeFilter => ({ field, kind: 'date', label })
const chosen = (field: string, label: Texts, width: number): TypeColumn => ({ field, kind: 'choice', label, width })

/** The list of what is still to be named in a language. */
const missingNames: TypeFilter = {
  field: 'missing_lang',
  kind: 'choice',
  label: { en: 'Name missing in', zh: '缺少名称的语言', ms: 'Nama tiada dalam', ta: 'பெயர் இல்லாத மொழி' },
  options: LANGUAGES.map((value) => ({ value, label: { en: OWN_NAMES[value] } })),
  pinned: true,
}

const PICTURE_WORDS: Readonly<Record<StorePicture, Texts>> = {
  seo: { en: 'Shared links', zh: '分享链接', ms: 'Pautan kongsi', ta: 'பகிரும் இணைப்புகள்' },
  tab_bg: { en: 'Tab background', zh: '标签页背景', ms: 'Latar tab', ta: 'தாவல் பின்னணி' },
  tab_logo: { en: 'Tab logo', zh: '标签页标志', ms: 'Logo tab', ta: 'தாவல் சின்னம்' },
  bg_img: { en: 'Background image', zh: '背景图片', ms: 'Imej latar', ta: 'பின்னணிப் படம்' },
}

/** The list of what still lacks a picture of its settings (rules/storefront/checks/missingPictures). */
const missingPicturesOf = (of: readonly StorePicture[]): TypeFilter => ({
  field: 'missing_image',
  kind: 'choice',
  label: { en: 'Picture missing', zh: '缺少图片', ms: 'Gambar tiada', ta: 'இல்லாத படம்' },
  options: of.map((value) => ({ value, label: PICTURE_WORDS[value] })),
  pinned: true,
})

type Own = {
  columns: TypeColumn[]
  filters: TypeFilter[]
  pictures: readonly StorePicture[]
  products?: TypeColumn
}

const OF_PAGES: Own = {
  columns: [{ field: 'tab_tg', kind: 'text', label: TAB_TAG, width: 120, hidden: true }],
  filters: [facet('tab_tg', TAB_TAG)],
  pictures: PAGE_PICTURES,
}
const OF_CONTAINERS: Own = {
  columns: [
    chosen('owner', OWNER, 140),
    shownIn,
    chosen('src_ty', CONTENT, 136),
    { ...chosen('lo', LAYOUT, 96), hidden: true },
    { ...chosen('s', SIZE, 112), hidden: true },
    { field: 'con_tg', kind: 'text', label: CONTAINER_TAG, width: 120, hidden: true },
  ],
  filters: [
    choice('owner', OWNER, OWNERSHIPS),
    choice('src_ty', CONTENT, CONTAINER_TYPES),
    choice('lo', LAYOUT, LAYOUTS),
    { ...choice('s', SIZE, CARD_SIZES), pinned: false },
    facet('con_tg', CONTAINER_TAG),
  ],
  pictures: CONTAINER_PICTURES,
  // Its name needs the room in narrow windows; the product is chosen above the list.
  products: { ...products, hidden: true },
}

function storeType(type: StoreType, icon: string, labels: TypeSummary['labels'], own: Own): TypeSummary {
  return {
    type,
    area: 'store',
    ...OWN_ACCESS[type],
    labels,
    icon,
    schemaVersion: 1,
    list: {
      columns: [title, ...own.columns, status, from, until, own.products ?? products, lock, updated],
      filters: [...own.filters, missingNames, missingPicturesOf(own.pictures), day(from), day(until)],
      defaultSort: { column: 'updated', order: 'desc' },
    },
    narrow: { facets: [], row: [] },
    languages: [...LANGUAGES],
  }
}

/**
 * Storefronts, collections and containers as their lists see them: they have no type document, since they have screens
 * of their own, but the same lists as everything else (specification section 2).
 */
export const STORE_TYPES: Readonly<Record<StoreType, TypeSummary>> = {
  storefront: storeType(
    'storefront',
    'store',
    {
      one: { en: 'Storefront', zh: '店面', ms: 'Muka kedai', ta: 'கடைமுகப்பு' },
      many: { en: 'Storefronts', zh: '店面', ms: 'Muka kedai', ta: 'கடைமுகப்புகள்' },
    },
    OF_PAGES,
  ),
  collection: storeType(
    'collection',
    'carousel',
    {
      one: { en: 'Collection', zh: '合集', ms: 'Koleksi', ta: 'தொகுப்பு' },
      many: { en: 'Collections', zh: '合集', ms: 'Koleksi', ta: 'தொகுப்புகள்' },
    },
    { ...OF_PAGES, columns: [shownIn, ...OF_PAGES.columns] },
  ),
  container: storeType(
    'container',
    'grid',
    {
      one: { en: 'Container', zh: '容器', ms: 'Bekas', ta: 'கொள்கலன்' },
      many: { en: 'Containers', zh: '容器', ms: 'Bekas', ta: 'கொள்கலன்கள்' },
    },
    OF_CONTAINERS,
  ),
}

/** What one of them is called within a sentence. */
export function storeTypeWord(of: StoreType, language: Language): string {
  return textIn(STORE_TYPES[of].labels.one, language).toLocaleLowerCase(language)
}
