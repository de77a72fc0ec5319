import { MOMENT, POLICY_VALUES } from '#contract/values/policy.ts'
import { canonical } from '../diff/json.ts'
import { readOperand } from './operand.ts'
import { isAttributeType, isOperatorOf } from './operatorsOf.ts'
import { isOfPeople, peopleIn } from './peopleValues.ts'
import type { Policy, PolicyAttribute, PolicyRow, PolicyRule } from './policy.ts'
import { excludeEachOther, impliesRow } from './relateRows.ts'

/** What may be wrong with a policy; on screen `policies.lint.<code>`. */
type LintCode =
  | 'unreadable'
  | 'badOperator'
  | 'badValue'
  | 'tooMany'
  | 'unknownAttribute'
  | 'otherType'
  | 'unknownValue'
  | 'unknownPerson'
  | 'contradiction'
  | 'duplicateRow'
  | 'duplicateRule'
  | 'shadowed'
  | 'everybody'
  | 'nobody'

/** Where it stands: rule and row count from 0; `with` is the other row, or the other rule, that it is about. */
export type Finding = { code: LintCode; rule?: number; row?: number; with?: number; values?: readonly string[] }

const NOBODY: ReadonlySet<string> = new Set()

/** Findings that keep a rule from being applied: a policy that has one is not published. */
export const BLOCKING: readonly LintCode[] = ['unreadable', 'badOperator', 'badValue', 'tooMany']

/**
 * All that is odd about a policy, by rule and row. Without `attributes` nothing is said of what they may be;
 * `strangers` are ids of people that are nobody's.
 */
export function lintPolicy(
  { rules, unreadable }: Policy,
  attributes?: readonly PolicyAttribute[],
  strangers: ReadonlySet<string> = NOBODY,
): Finding[] {
  const known = attributes && new Map(attributes.map((one) => [one.name, one]))
  const found = rules.flatMap((rule, nth): Finding[] => {
    if (unreadable.includes(nth)) return [{ code: 'unreadable', rule: nth }]
    const ofRows = rule.rows.flatMap((row, at) =>
      rowFindings(row, known, strangers).map((one) => ({ ...one, row: at })),
    )
    const ofRule = rule.off ? [] : [...contradictions(rule), ...ruleFindings(rules, nth)]
    return [...ofRows, ...duplicateRows(rule), ...ofRule].map((one) => ({ ...one, rule: nth }))
  })
  const live = rules.filter((rule) => !rule.off)
  return live.some(({ effect }) => effect === 'Allow') ? found : [...found, { code: 'nobody' }]
}

function rowFindings(
  row: PolicyRow,
  known: ReadonlyMap<string, PolicyAttribute> | undefined,
  strangers: ReadonlySet<string>,
): Finding[] {
  if (!isAttributeType(row.type) || !isOperatorOf(row.type, row.operator)) return [{ code: 'badOperator' }]
  const operand = readOperand(row.type, row.operator, row.value)
  if (!operand) return [{ code: 'badValue' }]
  if (operand.shape === 'texts' && operand.value.length > POLICY_VALUES) return [{ code: 'tooMany' }]
  if (!known || row.attribute === MOMENT) return []
  const attribute = known.get(row.attribute)
  if (!attribute) return [{ code: 'unknownAttribute' }]
  if (attribute.type !== row.type) return [{ code: 'otherType' }]
  const asked = operand.shape === 'texts' ? operand.value : operand.shape === 'text' ? [operand.value] : []
  const isWhole = row.operator !== 'starts with' && row.operator !== 'ends with'
  const odd = attribute.values.length === 0 || !isWhole ? [] : asked.filter((one) => !attribute.values.includes(one))
  const nobody = isOfPeople(attribute) ? peopleIn(row).filter((uid) => strangers.has(uid)) : []
  return [
    ...(odd.length === 0 ? [] : [{ code: 'unknownValue', values: odd } as const]),
    ...(nobody.length === 0 ? [] : [{ code: 'unknownPerson', values: nobody } as const]),
  ]
}

/** Rows that never hold together: where all of them have to, the rule is never true. */
function contradictions({ match, rows }: PolicyRule): Finding[] {
  if (match !== 'all') return []
  return pairs(rows, excludeEachOther).map(([one, other]) => ({ code: 'contradiction', row: other, with: one }))
}

function duplicateRows({ rows }: PolicyRule): Finding[] {
  return pairs(rows, (one, other) => rowText(one) === rowText(other)).map(([one, other]) => ({
    code: 'duplicateRow',
    row: other,
    with: one,
  }))
}

/** Pairs of live rows, the later one by the first that it meets. */
function pairs(rows: readonly PolicyRow[], meet: (one: PolicyRow, other: PolicyRow) => boolean): [number, number][] {
  return rows.flatMap((other, nth): [number, number][] => {
    if (other.off) return []
    const first = rows.findIndex((one, at) => at < nth && !one.off && meet(one, other))
    return first < 0 ? [] : [[first, nth]]
  })
}

function ruleFindings(rules: readonly PolicyRule[], nth: number): Finding[] {
  const rule = rules[nth]
  if (!rule) return []
  const twin = rules.findIndex((one, at) => at < nth && !one.off && ruleText(one) === ruleText(rule))
  const shadow = rule.effect === 'Allow' ? rules.findIndex((one) => shadows(one, rule)) : -1
  return [
    ...(twin < 0 ? [] : [{ code: 'duplicateRule', with: twin } as const]),
    ...(shadow < 0 ? [] : [{ code: 'shadowed', with: shadow } as const]),
    ...(rule.rows.length === 0 && rule.match === 'all' && !isTheRest(rule, rules)
      ? [{ code: 'everybody' } as const]
      : []),
  ]
}

/** Whether a rule allows what others do not deny: beside one that denies, it is meant to hold for everybody. */
const isTheRest = ({ effect }: PolicyRule, rules: readonly PolicyRule[]) =>
  effect === 'Allow' && rules.some((one) => one.effect === 'Deny' && !one.off)

/** Whether a rule denies whatever another one allows, so that the other has no effect at all. */
function shadows(deny: PolicyRule, allow: PolicyRule): boolean {
  if (deny.off || deny.effect !== 'Deny' || deny.kind !== allow.kind || !coversActions(deny, allow)) return false
  const [wide, narrow] = [liveRows(deny), liveRows(allow)]
  // Rules whose rows are all off are not applied; one without rows that asks for any matches nobody.
  if (wide.length === 0) return deny.rows.length === 0 && deny.match === 'all'
  if (narrow.length === 0) return false
  const isMet = (row: PolicyRow, by: readonly PolicyRow[]) => by.some((one) => impliesRow(one, row))
  if (allow.match === 'all')
    return deny.match === 'all' ? wide.every((row) => isMet(row, narrow)) : wide.some((row) => isMet(row, narrow))
  return narrow.every((row) => (deny.match === 'all' ? wide.every((one) => impliesRow(row, one)) : isAnyMet(row, wide)))
}

const isAnyMet = (row: PolicyRow, wide: readonly PolicyRow[]) => wide.some((one) => impliesRow(row, one))
const liveRows = ({ rows }: PolicyRule) => rows.filter(({ off }) => !off)

function coversActions({ actions: wide }: PolicyRule, { actions: narrow }: PolicyRule): boolean {
  return wide.length === 0 || (narrow.length > 0 && narrow.every((one) => wide.includes(one)))
}

const rowText = ({ off: _off, ...row }: PolicyRow) => canonical(row)
const ruleText = (rule: PolicyRule) =>
  canonical({ ...rule, actions: rule.actions.toSorted(), rows: liveRows(rule).map(rowText).toSorted() })
