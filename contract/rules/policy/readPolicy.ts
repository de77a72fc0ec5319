import { ATTRIBUTE_SOURCES, type AttributeSource } from '#contract/values/policy.ts'
import { isObject, own, type JsonObject } from '../diff/json.ts'
import type { Policy, PolicyAttribute, PolicyRow, PolicyRule } from './policy.ts'

/**
 * A policy from any JSON, never throwing: its first rule stands in the record itself, others under `more` (ours). A
 * rule without a known kind, effect or match, or whose rows are none, is `unreadable`; effects may come as true (Allow)
 * and false (Deny), too (specification section 3).
 */
export function readPolicy(json: unknown): Policy {
  const record = isObject(json) ? json : {}
  const rules = rulesInPolicy(record).map(readRule)
  return {
    id: textOf(own(record, 'id')),
    name: textOf(own(record, 'n')),
    rules: rules.map((rule) => rule ?? UNREADABLE),
    unreadable: rules.flatMap((rule, nth) => (rule ? [] : [nth])),
  }
}

/** An attribute from any JSON: a record of the wire, or a row of its list. */
export function readAttribute(json: unknown): PolicyAttribute {
  const record = isObject(json) ? json : {}
  const [source, field] = [own(record, 'source'), textOf(own(record, 'fld'))]
  return {
    name: textOf(own(record, 'n')),
    type: textOf(own(record, 'type')),
    source: isSource(source) ? source : 'select',
    values: textsOf(own(record, 'value')),
    ...(field !== '' && { field }),
  }
}

/** What a rule of the wire says; undefined where it says nothing that can be read. */
function readRule(json: unknown): PolicyRule | undefined {
  if (!isObject(json)) return undefined
  const effect = EFFECTS.get(own(json, 'effect'))
  const kind = own(json, 'kind') ?? 'action'
  const match = own(json, 'match') ?? 'all'
  const rows = own(json, 'rules') ?? []
  if (!effect || (kind !== 'action' && kind !== 'custom') || (match !== 'all' && match !== 'any')) return undefined
  if (!Array.isArray(rows) || !rows.every(isObject)) return undefined
  return {
    kind,
    effect,
    match,
    actions: textsOf(own(json, 'act')),
    rows: rows.map(readRow),
    ...(own(json, 'off') === true && { off: true }),
  }
}

/** The rules of a policy as the wire has them, readable or not. */
export function rulesInPolicy(json: unknown): unknown[] {
  const record = isObject(json) ? json : {}
  const more = own(record, 'more')
  return [...(hasOwnRule(record) ? [record] : []), ...(Array.isArray(more) ? (more as unknown[]) : [])]
}

/** The fields of the wire that a policy's rules fill: the first stands in the policy itself. */
export function fieldsOfRules([first, ...more]: readonly unknown[]): JsonObject {
  const own = isObject(first) ? Object.fromEntries(Object.entries(first).filter(([name]) => RULE_FIELDS.has(name))) : {}
  return { ...own, ...(more.length > 0 && { more }) }
}
const RULE_FIELDS: ReadonlySet<string> = new Set(['kind', 'effect', 'match', 'act', 'rules', 'off'])

export function ruleOnWire({ kind, effect, match, actions, rows, off }: PolicyRule): JsonObject {
  return {
    kind,
    effect,
    match,
    ...(actions.length > 0 && { act: [...actions] }),
    rules: rows.map(rowOnWire),
    ...(off && { off }),
  }
}

function rowOnWire({ type, attribute, operator, value, source, off }: PolicyRow): JsonObject {
  return {
    aty: type,
    n: attribute,
    op: operator,
    val: value ?? '',
    ...(source && { src: source }),
    ...(off && { off }),
  }
}

const EFFECTS = new Map<unknown, PolicyRule['effect']>([
  ['Allow', 'Allow'],
  [true, 'Allow'],
  ['Deny', 'Deny'],
  [false, 'Deny'],
])
const UNREADABLE: PolicyRule = { kind: 'action', effect: 'Deny', match: 'all', actions: [], rows: [], off: true }

/** A policy may be written with its further rules alone, or be a name without any rule yet. */
function hasOwnRule(record: JsonObject): boolean {
  return ['effect', 'rules', 'kind', 'match'].some((field) => own(record, field) !== undefined)
}

function readRow(row: JsonObject): PolicyRow {
  const source = own(row, 'src')
  return {
    type: textOf(own(row, 'aty')),
    attribute: textOf(own(row, 'n')),
    operator: textOf(own(row, 'op')),
    value: own(row, 'val'),
    ...(isSource(source) && { source }),
    ...(own(row, 'off') === true && { off: true }),
  }
}

const isSource = (value: unknown): value is AttributeSource => (ATTRIBUTE_SOURCES as readonly unknown[]).includes(value)
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const textsOf = (value: unknown) =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string' && one !== '') : []
