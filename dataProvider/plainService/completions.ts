import type { JsonObject } from '#contract/rules/diff/json.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import type { CallName } from '#contract/wire/calls.ts'
import type { AnyOptions } from '../transport.ts'

type Parts = { options: AnyOptions; tab: string }
type Completion = {
  /** The data as the specification has it, out of another form of it. */
  whole?: (data: unknown, parts: Parts) => unknown
  /** Fields that are missing in a record, or in each entry of a list. */
  each?: (entry: JsonObject, parts: Parts) => JsonObject
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const param = ({ options }: Parts, name: string): string => text((options.params as JsonObject | undefined)?.[name])
const target = ({ options }: Parts): JsonObject => (isObject(options.body) ? options.body : {})

/** The values for those of the fields that the entry does not have. */
function missing(entry: JsonObject, values: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(values).filter(([field]) => entry[field] === undefined))
}

/**
 * Without revisions the last change, in ms, orders what was read: so that an open record sees that another one saved.
 * It guards nothing.
 */
function title(entry: JsonObject, parts: Parts): JsonObject {
  const { st = 'draft', id } = entry
  const key = entry.key ?? id
  const ut = text(entry.ut) || text(entry.ct)
  const sides = [{ st, key, n: 1 }]
  const cty = param(parts, 'type')
  return missing(entry, {
    st,
    key,
    ut,
    ct: ut,
    urn: '',
    cty,
    uu: '',
    cu: '',
    n: 1,
    schema: 1,
    sides,
    rev: Date.parse(ut) || 0,
  })
}

/** 'open' or its owner is all that the specification says of a lock; whose tab it is in, only the service would know. */
function lock(entry: JsonObject, parts: Parts): JsonObject {
  const { tab } = parts
  const owner = entry.ls === 'open' ? null : (entry.lo_uid ?? entry.ls)
  const { id = param(parts, 'id'), urn = '' } = { ...target(parts), ...parts.options.query } as JsonObject
  return {
    ...missing(entry, { id, urn, name: owner, number: 0, until: null, tab: owner === null ? null : tab }),
    lo_uid: owner,
  }
}

/** 'V3 - draft': the number stands in the name. */
function version(entry: JsonObject): JsonObject {
  const n = Number(/^V(\d+)/.exec(text(entry.name))?.[1] ?? 0)
  return missing(entry, {
    n,
    name: '',
    ct: '',
    cu: '',
    ut: text(entry.ct),
    uu: text(entry.cu),
    parent: null,
    schema: 1,
    live: entry.st === 'published' || entry.st === 'draft' || entry.st === 'pending',
  })
}

/** One number, or an object of them, as the list of names and numbers that the specification has. */
function counts(data: unknown, parts: Parts): unknown {
  if (typeof data === 'number') return [{ name: param(parts, 'type'), count: data }]
  if (!isObject(data)) return data
  if ('count' in data) return [{ name: param(parts, 'type'), ...data }]
  return Object.entries(data).map(([name, count]) => ({ name, count }))
}

const changeSet = (entry: JsonObject): JsonObject => ({
  ...missing(entry, { name: entry.changed_by ?? '', TraceKey: '', key: '', verb: '', ct: '' }),
  ...missing(entry, { PreviousVersion: null, CurrentVersion: null, change: [] }),
})

const job = (entry: JsonObject): JsonObject => {
  const { count = 0, failure = 0 } = entry
  const success = typeof count === 'number' && typeof failure === 'number' ? count - failure : 0
  return missing(entry, { kind: 'bulkUpdate', count, success, failure, failureKeys: [], ct: '' })
}

const started = (entry: JsonObject): JsonObject =>
  missing(entry, {
    tracking_id: '',
    success: true,
    networkError: false,
    apiError: false,
    failureKeys: [],
    errorMessage: '',
  })

const hit = (entry: JsonObject): JsonObject =>
  missing(entry, { lon: [], prd: [], prt_ic: 'false', ut: '', st: 'draft' })
const relations = (entry: JsonObject): JsonObject =>
  missing(entry, { parents: [], children: [], related: [], usedIn: [] })

const TITLE: Completion = { each: title }
const LOCK: Completion = { each: lock }

/** What the answers of the specification's calls lack, by call. */
export const COMPLETIONS: Partial<Record<CallName, Completion>> = {
  listContent: TITLE,
  lookupContent: TITLE,
  filterContent: TITLE,
  readByKeys: TITLE,
  getContent: TITLE,
  createContent: TITLE,
  saveContent: TITLE,
  listChildren: TITLE,
  readLock: LOCK,
  acquireLock: LOCK,
  beatLock: LOCK,
  releaseLock: LOCK,
  countContent: { whole: counts },
  listVersions: { each: version },
  listAudit: { each: changeSet },
  listOwnAudit: { each: changeSet },
  listContainerAudit: { each: changeSet },
  searchContent: { each: hit },
  readBulkStatus: { each: job },
  bulkUpdate: { each: started },
  readAssocMetadata: { each: relations },
  suggestSeries: { each: (entry) => missing(entry, { lon: [] }) },
  listSettings: { each: (entry) => missing(entry, { n: '', ct: '', payload: null }) },
  readConfig: { each: (entry) => missing(entry, { id: '', n: '', app: '', type: '', attrs: {} }) },
}
