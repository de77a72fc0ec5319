import type { Texts } from '#contract/values/languages.ts'
import { LANGUAGES } from '#contract/values/languages.ts'
import {
  ATTRIBUTE_SOURCES,
  ATTRIBUTE_TYPES,
  POLICY_EFFECTS,
  POLICY_KINDS,
  type AttributeSource,
  type AttributeType,
  type PolicyEffect,
  type PolicyKind,
} from '#contract/values/policy.ts'
import { OWN_ACCESS, type AdType, type PolicyType } from './ownFacts.ts'
import type { TypeColumn, TypeFilter, TypeSummary } from './typeDocument.ts'

export const NAME: Texts = { en: 'Name', zh: '名称', ms: 'Nama', ta: 'பெயர்' }
const STATUS: Texts = { en: 'Status', zh: '状态', ms: 'Status', ta: 'நிலை' }
const PRODUCTS: Texts = { en: 'Products', zh: '产品', ms: 'Produk', ta: 'தயாரிப்புகள்' }
const LOCK: Texts = { en: 'Lock', zh: '锁定', ms: 'Kunci', ta: 'பூட்டு' }
const UPDATED: Texts = { en: 'Updated', zh: '更新', ms: 'Dikemas kini', ta: 'புதுப்பிப்பு' }
const APPLICATION: Texts = { en: 'Application', zh: '应用', ms: 'Aplikasi', ta: 'செயலி' }
const EFFECT: Texts = { en: 'Effect', zh: '效果', ms: 'Kesan', ta: 'விளைவு' }
const KIND: Texts = { en: 'Kind', zh: '种类', ms: 'Jenis', ta: 'வகை' }
export const TYPE: Texts = { en: 'Type', zh: '类型', ms: 'Jenis', ta: 'வகை' }
export const SOURCE: Texts = { en: 'Source', zh: '来源', ms: 'Sumber', ta: 'மூலம்' }
export const VALUES: Texts = { en: 'Values', zh: '可选值', ms: 'Nilai', ta: 'மதிப்புகள்' }
const FIELD: Texts = { en: 'Field of titles', zh: '内容字段', ms: 'Medan tajuk', ta: 'தலைப்பின் புலம்' }

const EFFECTS: Readonly<Record<PolicyEffect, Texts>> = {
  Allow: { en: 'Allow', zh: '允许', ms: 'Benarkan', ta: 'அனுமதி' },
  Deny: { en: 'Deny', zh: '拒绝', ms: 'Tolak', ta: 'மறு' },
}
const KINDS: Readonly<Record<PolicyKind, Texts>> = {
  action: { en: 'Action', zh: '操作', ms: 'Tindakan', ta: 'செயல்' },
  custom: { en: 'Custom', zh: '自定义', ms: 'Tersuai', ta: 'தனிப்பயன்' },
}
export const TYPES: Readonly<Record<AttributeType, Texts>> = {
  StringArray: { en: 'List of texts', zh: '文本列表', ms: 'Senarai teks', ta: 'உரைப் பட்டியல்' },
  String: { en: 'Text', zh: '文本', ms: 'Teks', ta: 'உரை' },
  Number: { en: 'Number', zh: '数字', ms: 'Nombor', ta: 'எண்' },
  Boolean: { en: 'Yes or no', zh: '是或否', ms: 'Ya atau tidak', ta: 'ஆம் அல்லது இல்லை' },
  DateTime: { en: 'Date and time', zh: '日期和时间', ms: 'Tarikh dan masa', ta: 'தேதியும் நேரமும்' },
}
export const SOURCES: Readonly<Record<AttributeSource, Texts>> = {
  select: { en: 'Select', zh: '选择', ms: 'Pilihan', ta: 'தேர்வு' },
  application: APPLICATION,
  product: { en: 'Product', zh: '产品', ms: 'Produk', ta: 'தயாரிப்பு' },
  content: { en: 'Content', zh: '内容', ms: 'Kandungan', ta: 'உள்ளடக்கம்' },
  user: { en: 'User', zh: '用户', ms: 'Pengguna', ta: 'பயனர்' },
}

export const column = (
  field: string,
  kind: TypeColumn['kind'],
  label: Texts,
  more: Partial<TypeColumn> = {},
): TypeColumn => ({
  ...{ field, kind, label },
  ...more,
})

export function choice<Value extends string>(
  field: string,
  label: Texts,
  values: readonly Value[],
  words: Readonly<Record<Value, Texts>>,
): TypeFilter {
  return {
    field,
    kind: 'choice',
    label,
    pinned: true,
    options: values.map((value) => ({ value, label: words[value] })),
  }
}

const state: TypeColumn[] = [
  column('st', 'status', STATUS, { width: 132 }),
  column('prd', 'list', PRODUCTS, { width: 160 }),
  column('lock', 'lock', LOCK, { width: 120 }),
  column('ut', 'updated', UPDATED, { sort: 'updated', width: 152 }),
]
const title = column('lon', 'title', NAME, { sort: 'name' })

/** What has versions, drafts and a lock, and no type document. */
export function ownType(
  type: PolicyType | AdType,
  words: Pick<TypeSummary, 'labels' | 'icon'>,
  columns: TypeColumn[],
  filters: TypeFilter[],
): TypeSummary {
  return {
    type,
    area: 'store',
    ...OWN_ACCESS[type],
    ...words,
    schemaVersion: 1,
    list: { columns: [title, ...columns, ...state], filters, defaultSort: { column: 'name', order: 'asc' } },
    narrow: { facets: [], row: [] },
    // Names are of one language: none is missing in another.
    languages: LANGUAGES.slice(0, 1),
  }
}

/** Policies and attributes as their lists see them: like the store's, they have no type document and screens of their own. */
export const POLICY_TYPES: Readonly<Record<PolicyType, TypeSummary>> = {
  policy: ownType(
    'policy',
    {
      icon: 'shield',
      labels: {
        one: { en: 'Policy', zh: '策略', ms: 'Dasar', ta: 'கொள்கை' },
        many: { en: 'Policies', zh: '策略', ms: 'Dasar', ta: 'கொள்கைகள்' },
      },
    },
    [
      column('effect', 'choice', EFFECT, { width: 104 }),
      column('kind', 'choice', KIND, { width: 104 }),
      column('an', 'text', APPLICATION, { width: 140 }),
    ],
    [
      choice('effect', EFFECT, POLICY_EFFECTS, EFFECTS),
      choice('kind', KIND, POLICY_KINDS, KINDS),
      { field: 'an', kind: 'facet', label: APPLICATION },
    ],
  ),
  policy_attributes: ownType(
    'policy_attributes',
    {
      icon: 'tag',
      labels: {
        one: { en: 'Attribute', zh: '属性', ms: 'Atribut', ta: 'பண்பு' },
        many: { en: 'Attributes', zh: '属性', ms: 'Atribut', ta: 'பண்புகள்' },
      },
    },
    [
      column('type', 'choice', TYPE, { width: 136 }),
      column('source', 'choice', SOURCE, { width: 112 }),
      column('value', 'list', VALUES, { width: 220 }),
      column('fld', 'text', FIELD, { width: 120, hidden: true }),
    ],
    [choice('type', TYPE, ATTRIBUTE_TYPES, TYPES), choice('source', SOURCE, ATTRIBUTE_SOURCES, SOURCES)],
  ),
}
