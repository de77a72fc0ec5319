import type { CallName } from '#contract/wire/calls.ts'

/** A question mark: may be missing. */
export type FieldKind = 'text' | 'text?' | 'number' | 'list' | 'list?' | 'names?'
type Fields = Readonly<Record<string, FieldKind>>

/** A title: screens take its names, products and pictures for lists. */
const title: Fields = {
  id: 'text',
  st: 'text?',
  lon: 'names?',
  lod: 'names?',
  prd: 'list?',
  ia: 'list?',
  sides: 'list?',
}
const count: Fields = { name: 'text', count: 'number' }

/** The fields of an answer, or of each entry of its list, that drawing would break on. */
export const NEEDED_FIELDS: Partial<Record<CallName, Fields>> = {
  listContent: title,
  filterContent: title,
  lookupContent: title,
  readByKeys: title,
  getContent: title,
  createContent: title,
  saveContent: title,
  listChildren: title,
  readVersion: title,
  restoreVersion: title,
  discardDraft: title,
  searchContent: { id: 'text', cty: 'text', lon: 'names?', prd: 'list?', ia: 'list?' },
  listVersions: { key: 'text', st: 'text' },
  countContent: count,
  countAllContent: count,
  readLock: { ls: 'text' },
  acquireLock: { ls: 'text' },
  beatLock: { ls: 'text' },
  releaseLock: { ls: 'text' },
  listAudit: { change: 'list' },
  listSettings: { id: 'text', t: 'text' },
  createSetting: { id: 'text' },
  saveSetting: { id: 'text' },
  listProducts: { id: 'text', n: 'text' },
  listSearchFilterKeys: { attrs: 'list' },
  readBulkStatus: { id: 'text', status: 'text', count: 'number' },
  bulkUpdate: { status_id: 'text' },
}
