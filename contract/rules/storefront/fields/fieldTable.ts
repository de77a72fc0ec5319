import { IMAGE_RATIOS } from '#contract/values/images.ts'
import { AD_SECONDS } from '#contract/values/schedule.ts'
import {
  AD_POSITIONS,
  CARD_SIZES,
  CARD_STYLES,
  CONTAINER_TYPES,
  DECORATIONS,
  LAYOUTS,
  OWNERSHIPS,
  type SettingsTab,
} from '#contract/values/storefront.ts'
import type { FieldKind, FieldValues } from './fieldValues.ts'

/** What has settings: the page itself (storefront or collection), its tabs, its containers. */
export type Part = 'store' | 'tab' | 'container'

type FieldRow = {
  /** Its name on the wire. */
  wire: string
  kind: FieldKind
  /** The tab of the inspector that it stands in. */
  tab: SettingsTab
  of: readonly Part[]
  options?: readonly (string | number)[]
  /** Shown, but the server's: no command sets it (specification section 6, system fields). */
  readOnly?: true
}

const ALL = ['store', 'tab', 'container'] as const
const PARENTS = ['store', 'tab'] as const
const CONTAINER = ['container'] as const

/**
 * Form names and wire names of all that can be set, by the one table that both ways use (specification section 3).
 * Where the specification names no wire name for what an inspector tab holds, it is ours: `con_tgs`, `tab_bg`,
 * `tab_logo`, `bg_img`, `theme`, `spn`, `ad_pos`, `ad_int`, `ad_nf`, `ad_nl`, `ad_tags`, `owner`.
 */
export const FIELDS = {
  startDate: { wire: 'st_dt', kind: 'instant', tab: 'GENERAL', of: ALL },
  endDate: { wire: 'ed_dt', kind: 'instant', tab: 'GENERAL', of: ALL },
  sourceType: { wire: 'src_ty', kind: 'choice', options: CONTAINER_TYPES, tab: 'GENERAL', of: CONTAINER },
  source: { wire: 'src', kind: 'text', tab: 'GENERAL', of: CONTAINER },
  ownership: { wire: 'owner', kind: 'choice', options: OWNERSHIPS, tab: 'GENERAL', of: CONTAINER },
  containerTag: { wire: 'con_tg', kind: 'text', tab: 'GENERAL', of: CONTAINER },
  tabTag: { wire: 'tab_tg', kind: 'text', tab: 'GENERAL', of: PARENTS },
  /** Tags that containers within may have; absent: any. */
  containerTags: { wire: 'con_tgs', kind: 'words', tab: 'GENERAL', of: PARENTS },
  products: { wire: 'prd', kind: 'words', tab: 'GENERAL', of: ['store', 'container'] },
  externalIdentifier: { wire: 'ex_id', kind: 'text', tab: 'GENERAL', of: ALL, readOnly: true },
  edit: { wire: 'edit', kind: 'flag', tab: 'GENERAL', of: CONTAINER, readOnly: true },
  containerPolicy: { wire: 'appliesif', kind: 'words', tab: 'AUDIENCE', of: ALL },
  attributes: { wire: 'ap', kind: 'attributes', tab: 'AUDIENCE', of: ALL },
  names: { wire: 'lon', kind: 'names', tab: 'LOCALIZATION', of: ALL },
  descriptions: { wire: 'lod', kind: 'names', tab: 'LOCALIZATION', of: ALL },
  layout: { wire: 'lo', kind: 'choice', options: LAYOUTS, tab: 'LAYOUT', of: CONTAINER },
  size: { wire: 's', kind: 'choice', options: CARD_SIZES, tab: 'LAYOUT', of: CONTAINER },
  ratio: { wire: 'iar', kind: 'choice', options: IMAGE_RATIOS, tab: 'LAYOUT', of: CONTAINER },
  ratios: { wire: 'diar', kind: 'ratios', tab: 'LAYOUT', of: CONTAINER },
  scrollStyle: { wire: 'scroll_style', kind: 'text', tab: 'LAYOUT', of: CONTAINER },
  clickAction: { wire: 'click_action', kind: 'text', tab: 'LAYOUT', of: CONTAINER },
  viewMore: { wire: 'vcs', kind: 'details', tab: 'LAYOUT', of: CONTAINER },
  seo: { wire: 'seo', kind: 'details', tab: 'SEO', of: ALL },
  style: { wire: 'stl', kind: 'choice', options: CARD_STYLES, tab: 'STYLING', of: CONTAINER },
  decoration: { wire: 'con_dcr', kind: 'choice', options: DECORATIONS, tab: 'STYLING', of: CONTAINER },
  textStyle: { wire: 'text_style', kind: 'text', tab: 'STYLING', of: CONTAINER },
  logoOverlay: { wire: 'logo_overlay', kind: 'flag', tab: 'STYLING', of: CONTAINER },
  tagOverlay: { wire: 'tag_overlay', kind: 'flag', tab: 'STYLING', of: CONTAINER },
  theme: { wire: 'theme', kind: 'details', tab: 'THEME', of: PARENTS },
  tabBackground: { wire: 'tab_bg', kind: 'details', tab: 'TAB_BACKGROUND', of: PARENTS },
  tabLogo: { wire: 'tab_logo', kind: 'details', tab: 'TAB_LOGO', of: PARENTS },
  backgroundImage: { wire: 'bg_img', kind: 'details', tab: 'BACKGROUND_IMAGE', of: ALL },
  /** name, label, description, tags, marker SPONSORED. */
  sponsor: { wire: 'spn', kind: 'details', tab: 'MONETIZATION', of: ALL },
  /** Ad tags that are asked for ads, by id. */
  adTags: { wire: 'ad_tags', kind: 'words', tab: 'MONETIZATION', of: ALL },
  adPosition: { wire: 'ad_pos', kind: 'choice', options: AD_POSITIONS, tab: 'MONETIZATION', of: CONTAINER },
  adInterval: { wire: 'ad_int', kind: 'seconds', options: AD_SECONDS, tab: 'MONETIZATION', of: CONTAINER },
  /** Whether containers within may not have the first, or the last, of the options for ads (section 5). */
  dropFirstAd: { wire: 'ad_nf', kind: 'flag', tab: 'MONETIZATION', of: PARENTS },
  dropLastAd: { wire: 'ad_nl', kind: 'flag', tab: 'MONETIZATION', of: PARENTS },
} as const satisfies Record<string, FieldRow>

export type FieldName = keyof typeof FIELDS
type Rows = typeof FIELDS

type ValueOf<Row extends FieldRow> = Row extends { kind: 'choice'; options: readonly (infer Option)[] }
  ? Option
  : FieldValues[Row['kind']]

/** Names of the fields that a part has. */
export type FieldOf<P extends Part> = {
  [Name in FieldName]: P extends Rows[Name]['of'][number] ? Name : never
}[FieldName]

/** What is set of a part, under form names; an absent field is not set. */
export type Settings<P extends Part> = { readonly [Name in FieldOf<P>]?: ValueOf<Rows[Name]> }

/** The fields of a part, in the order of the table: the inspector shows those of a tab. */
export function fieldsOf<P extends Part>(part: P): readonly FieldOf<P>[] {
  return (Object.keys(FIELDS) as FieldName[]).filter((name) => hasField(part, name)) as FieldOf<P>[]
}

export function hasField(part: Part, name: FieldName): boolean {
  return (rowOf(name).of as readonly Part[]).includes(part)
}

/** The row of a field whose name is known only at run time: without the literal types of `FIELDS`. */
export function rowOf(name: FieldName): FieldRow {
  return FIELDS[name]
}
