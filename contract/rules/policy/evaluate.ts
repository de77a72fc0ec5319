import { POLICY_ACTIONS, type PolicyEffect } from '#contract/values/policy.ts'
import type { Policy, PolicyRow, PolicyRule, RuleRef } from './policy.ts'
import { heldBy, prepareRow, type Asked, type PreparedRow, type RowAnswer, type RowError } from './prepareRow.ts'

/** What became of a rule; on screen `policies.outcomes.<outcome>`. */
type RuleOutcome = 'decides' | 'overridden' | 'noMatch' | 'skipped' | 'off' | 'otherAction'

/** Why a rule was left out; `row` counts from 0 and is absent where nothing of the rule can be read. */
type Skipped = RuleRef & { row?: number; error: RowError | 'unreadable' }

type RowTrace = { answer: RowAnswer | 'off'; held?: unknown }
type RuleTrace = RuleRef & { effect: PolicyEffect; outcome: RuleOutcome; rows: readonly RowTrace[] }

type Verdict = {
  effect: PolicyEffect
  /** The rules that decided; none where nothing matched, which denies. */
  decided: readonly RuleRef[]
  /** Rules that would have allowed it. */
  overridden: readonly RuleRef[]
  skipped: readonly Skipped[]
}

type Prepared = {
  at: RuleRef
  rule: PolicyRule
  rows: readonly PreparedRow[]
  isReadable: boolean
  /** Switched off, or all of its rows are. */
  isOff: boolean
}

/** Policies that were read once, to be asked of many titles or viewers. */
export type PreparedPolicies = readonly Prepared[]

export function preparePolicies(policies: readonly Policy[]): PreparedPolicies {
  const known = new Map<string, PreparedRow['answer']>()
  /** Rows that ask the same are answered by one. */
  const prepare = (row: PolicyRow): PreparedRow => {
    const { type, operator, attribute, value, source } = row
    const key = JSON.stringify([type, operator, attribute, source === 'content', value])
    const answer = known.get(key) ?? prepareRow(row).answer
    known.set(key, answer)
    return { row, answer }
  }
  return policies.flatMap(({ id, rules, unreadable }) =>
    rules.map((rule, nth): Prepared => {
      const rows = rule.rows.filter(({ off }) => !off).map(prepare)
      const isOff = rule.off === true || (rows.length === 0 && rule.rows.length > 0)
      return { at: { policy: id, rule: nth }, rule, rows, isReadable: !unreadable.includes(nth), isOff }
    }),
  )
}

/**
 * Whether policies allow something, all of them together: one rule that denies overrides all that allow, and where no
 * rule matches it is denied. A rule of which a row cannot be answered is left out whatever its other rows say, so that
 * their order does not count, and is told in `skipped`.
 */
export function evaluate(policies: PreparedPolicies, asked: Asked): Verdict {
  const [allows, denies]: [RuleRef[], RuleRef[]] = [[], []]
  const skipped: Skipped[] = []
  for (const one of policies) {
    const tried = tryRule(one, asked)
    if (typeof tried === 'object') skipped.push(tried)
    else if (tried === 'matches') (one.rule.effect === 'Deny' ? denies : allows).push(one.at)
  }
  return denies.length > 0
    ? { effect: 'Deny', decided: denies, overridden: allows, skipped }
    : { effect: allows.length > 0 ? 'Allow' : 'Deny', decided: allows, overridden: [], skipped }
}

/**
 * The effect alone, for whoever asks of many titles and not why: the first rule that denies ends it, one that allows is
 * enough, and what does not hold needs no reason. The verdict's own (`evaluate.test.ts` draws both).
 */
export function effectOf(policies: PreparedPolicies, asked: Asked): PolicyEffect {
  let isAllowed = false
  for (const one of policies) {
    const denies = one.rule.effect === 'Deny'
    if ((isAllowed && !denies) || !matches(one, asked)) continue
    if (denies) return 'Deny'
    isAllowed = true
  }
  return isAllowed ? 'Allow' : 'Deny'
}

/** A rule of which a row cannot be answered matches as little as one of which a needed row is false. */
function matches({ rule, rows, isReadable, isOff }: Prepared, asked: Asked): boolean {
  if (!isReadable || isOff || !speaksOf(rule, asked.action)) return false
  const asksAll = rule.match === 'all'
  let some = false
  for (const { answer } of rows) {
    const answered = answer(asked)
    if (typeof answered === 'string' || (asksAll && !answered)) return false
    some ||= answered
  }
  return asksAll || some
}

/** What became of each rule, and what each row found; slower than the verdict, for whoever asks why. */
export function traceOf(policies: PreparedPolicies, asked: Asked): RuleTrace[] {
  const { effect } = evaluate(policies, asked)
  return policies.map((one): RuleTrace => {
    const tried = tryRule(one, asked)
    const matched = one.rule.effect === effect ? 'decides' : 'overridden'
    const outcome = typeof tried === 'object' ? 'skipped' : tried === 'matches' ? matched : tried
    return { ...one.at, effect: one.rule.effect, outcome, rows: rowTraces(one, asked) }
  })
}

function tryRule(
  { at, rule, rows, isReadable, isOff }: Prepared,
  asked: Asked,
): Skipped | 'matches' | 'noMatch' | 'off' | 'otherAction' {
  if (!isReadable) return { ...at, error: 'unreadable' }
  if (isOff) return 'off'
  if (!speaksOf(rule, asked.action)) return 'otherAction'
  let some = false
  let all = true
  for (const one of rows) {
    const answered = one.answer(asked)
    if (typeof answered === 'string') return { ...at, row: rule.rows.indexOf(one.row), error: answered }
    some ||= answered
    all &&= answered
  }
  return (rule.match === 'all' ? all : some) ? 'matches' : 'noMatch'
}

const ACTIONS: ReadonlySet<string> = new Set(POLICY_ACTIONS)

/** Rules of a kind without actions speak of all of its kind; custom ones are asked for by their name alone. */
function speaksOf({ kind, actions }: PolicyRule, action: string = POLICY_ACTIONS[0]): boolean {
  if (ACTIONS.has(action) !== (kind === 'action')) return false
  return actions.length === 0 || actions.includes(action)
}

function rowTraces({ rule, rows }: Prepared, asked: Asked): RowTrace[] {
  return rule.rows.map((row): RowTrace => {
    const prepared = rows.find((one) => one.row === row)
    if (!prepared) return { answer: 'off' }
    const held = heldBy(row, asked)
    return { answer: prepared.answer(asked), ...(held !== undefined && { held }) }
  })
}
