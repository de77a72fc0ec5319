import { POLICY_ACTIONS, type PolicyEffect } from '#contract/values/policy.ts'
import type { Policy, PolicyRow, PolicyRule, RuleRef } from './policy.ts'
import {
  heldBy,
  prepareRow,
  ROW_ERRORS,
  type Asked,
  type PreparedRow,
  type RowAnswer,
  type RowError,
} from './prepareRow.ts'

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
  /** Its rows by their places among the questions. */
  asks: readonly number[]
  isReadable: boolean
  /** Switched off, or all of its rows are. */
  isOff: boolean
}

/** Policies that were read once, to be asked of many titles or viewers: their rules, and each question that those ask. */
export type PreparedPolicies = { rules: readonly Prepared[]; questions: readonly PreparedRow['answer'][] }

export function preparePolicies(policies: readonly Policy[]): PreparedPolicies {
  /** Rows that ask the same are answered by one. */
  const known = new Map<string, PreparedRow['answer']>()
  const prepare = (row: PolicyRow): PreparedRow => {
    const { type, operator, attribute, value, source } = row
    const key = JSON.stringify([type, operator, attribute, source === 'content', value])
    const answer = known.get(key) ?? prepareRow(row).answer
    known.set(key, answer)
    return { row, answer }
  }
  const rules = policies.flatMap(({ id, rules, unreadable }) =>
    rules.map((rule, nth): Prepared => {
      const rows = rule.rows.filter(({ off }) => !off).map(prepare)
      const isOff = rule.off === true || (rows.length === 0 && rule.rows.length > 0)
      return { at: { policy: id, rule: nth }, rule, rows, asks: [], isReadable: !unreadable.includes(nth), isOff }
    }),
  )
  const questions = [...known.values()]
  const places = new Map(questions.map((answer, nth) => [answer, nth]))
  const asks = (rows: readonly PreparedRow[]) => rows.map(({ answer }) => places.get(answer) ?? 0)
  return { rules: rules.map((one) => ({ ...one, asks: asks(one.rows) })), questions }
}

/**
 * Whether policies allow something, all of them together: one rule that denies overrides all that allow, and where no
 * rule matches it is denied. A rule of which a row cannot be answered is left out whatever its other rows say, so that
 * their order does not count, and is told in `skipped`.
 */
export function evaluate({ rules, questions }: PreparedPolicies, asked: Asked): Verdict {
  const [allows, denies]: [RuleRef[], RuleRef[]] = [[], []]
  const skipped: Skipped[] = []
  const doing = doingOf(asked)
  const answers = answersTo(questions, asked)
  for (const one of rules) {
    const tried = tryRule(one, answers, doing)
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
export function effectOf({ rules }: PreparedPolicies, asked: Asked): PolicyEffect {
  let isAllowed = false
  const doing = doingOf(asked)
  for (const one of rules) {
    const denies = one.rule.effect === 'Deny'
    if ((isAllowed && !denies) || !matches(one, asked, doing)) continue
    if (denies) return 'Deny'
    isAllowed = true
  }
  return isAllowed ? 'Allow' : 'Deny'
}

/** A rule of which a row cannot be answered matches as little as one of which a needed row is false. */
function matches({ rule, rows, isReadable, isOff }: Prepared, asked: Asked, doing: Doing): boolean {
  if (!isReadable || isOff || !speaksOf(rule, doing)) return false
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
  const answers = answersTo(policies.questions, asked)
  const doing = doingOf(asked)
  return policies.rules.map((one): RuleTrace => {
    const tried = tryRule(one, answers, doing)
    const matched = one.rule.effect === effect ? 'decides' : 'overridden'
    const outcome = typeof tried === 'object' ? 'skipped' : tried === 'matches' ? matched : tried
    return { ...one.at, effect: one.rule.effect, outcome, rows: rowTraces(one, asked) }
  })
}

function tryRule(
  { at, rule, rows, asks, isReadable, isOff }: Prepared,
  answers: Int8Array,
  doing: Doing,
): Skipped | 'matches' | 'noMatch' | 'off' | 'otherAction' {
  if (!isReadable) return { ...at, error: 'unreadable' }
  if (isOff) return 'off'
  if (!speaksOf(rule, doing)) return 'otherAction'
  let held = 0
  for (const nth of asks) {
    const answered = answers[nth] ?? 0
    if (answered < 0) return { ...at, ...errorOf(answered, rule, rows[asks.indexOf(nth)]) }
    held += answered
  }
  return (rule.match === 'all' ? held === asks.length : held > 0) ? 'matches' : 'noMatch'
}

function errorOf(answered: number, rule: PolicyRule, asked: PreparedRow | undefined): Pick<Skipped, 'row' | 'error'> {
  return { row: rule.rows.findIndex((row) => row === asked?.row), error: ROW_ERRORS[-1 - answered] ?? 'badValue' }
}

/**
 * Each question once, whatever many rules ask it: 1 and 0, or below that why it cannot be answered. Small numbers, since
 * each rule looks at the answer of each of its rows.
 */
function answersTo(questions: PreparedPolicies['questions'], asked: Asked): Int8Array {
  const answers = new Int8Array(questions.length)
  let nth = 0
  for (const ask of questions) {
    const answer = ask(asked)
    answers[nth++] = answer === true ? 1 : answer === false ? 0 : -1 - ROW_ERRORS.indexOf(answer)
  }
  return answers
}

const ACTIONS: ReadonlySet<string> = new Set(POLICY_ACTIONS)

/** What the viewer is about to do, with the kind of rules that speak of it. */
type Doing = { action: string; kind: PolicyRule['kind'] }

function doingOf({ action = POLICY_ACTIONS[0] }: Asked): Doing {
  return { action, kind: ACTIONS.has(action) ? 'action' : 'custom' }
}

/** Rules of a kind without actions speak of all of its kind; custom ones are asked for by their name alone. */
function speaksOf({ kind, actions }: PolicyRule, doing: Doing): boolean {
  return kind === doing.kind && (actions.length === 0 || actions.includes(doing.action))
}

function rowTraces({ rule, rows }: Prepared, asked: Asked): RowTrace[] {
  return rule.rows.map((row): RowTrace => {
    const prepared = rows.find((one) => one.row === row)
    if (!prepared) return { answer: 'off' }
    const held = heldBy(row, asked)
    return { answer: prepared.answer(asked), ...(held !== undefined && { held }) }
  })
}
