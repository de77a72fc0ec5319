import { useTranslate } from 'ra-core'
import type { evaluate, traceOf } from '#contract/rules/policy/evaluate.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { usePolicyScreen } from '../PolicyContext.ts'
import { useRuleWords } from '../useRuleWords.ts'

type Answer = ReturnType<typeof evaluate>

/** Whether the viewer may, and by which rules. */
export function Verdict({ verdict: { effect, decided, overridden } }: { verdict: Answer }) {
  const translate = useTranslate()
  const words = useRuleWords()
  const rules = words.rules(decided)
  const said =
    effect === 'Allow'
      ? translate('policies.simulator.allowed', { rules })
      : decided.length > 0
        ? translate('policies.simulator.denied', { rules })
        : translate('policies.simulator.nothing')
  return (
    <div className="verdict" data-effect={effect} role="status">
      <Icon name={effect === 'Allow' ? 'check' : 'close'} />
      <b>{said}</b>
      {overridden.length > 0 && (
        <span>{translate('policies.simulator.overrides', { rules: words.rules(overridden) })}</span>
      )}
    </div>
  )
}

type TraceProps = { trace: ReturnType<typeof traceOf>; skipped: Answer['skipped'] }

/** What became of each rule, and what each of its rows found. */
export function Trace({ trace, skipped }: TraceProps) {
  const translate = useTranslate()
  const words = useRuleWords()
  const format = useFormat()
  const { policy } = usePolicyScreen()
  const why = (rule: number) => skipped.find((one) => one.rule === rule)
  return (
    <ol aria-label={translate('policies.simulator.trace')}>
      {trace.map(({ rule, outcome, rows }) => {
        const own = policy.rules[rule]
        const error = why(rule)?.error
        return (
          <li key={rule} className="trace" data-outcome={outcome}>
            <span className="no">{format.number(rule + 1)}</span>
            <span>{own && words.sentence(own)}</span>
            <span className="became">{translate(`policies.outcomes.${outcome}`)}</span>
            {outcome !== 'off' && outcome !== 'otherAction' && own && rows.length > 0 && (
              <span className="rows">
                {rows
                  .map(({ answer, held }, at) => {
                    const row = own.rows[at]
                    if (!row || answer === 'off') return undefined
                    const found =
                      held === undefined ? translate('policies.simulator.missing') : words.held(row.attribute, held)
                    const name = row.attribute === 'moment' ? translate('policies.moment') : row.attribute
                    const holds = answer === true ? 'rowHolds' : answer === false ? 'rowFails' : undefined
                    const became = holds
                      ? translate(`policies.simulator.${holds}`)
                      : translate(`policies.errors.${String(answer)}`)
                    return `${name} ${found}: ${became}`
                  })
                  .filter(Boolean)
                  .join('; ')}
              </span>
            )}
            {error === 'unreadable' && <span className="rows">{translate('policies.errors.unreadable')}</span>}
          </li>
        )
      })}
    </ol>
  )
}
