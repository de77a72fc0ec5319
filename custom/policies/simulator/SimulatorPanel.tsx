import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { evaluate, preparePolicies, traceOf } from '#contract/rules/policy/evaluate.ts'
import { POLICY_ACTIONS } from '#contract/values/policy.ts'
import { useMinute } from '#kit/parts/format/useMinute.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { CasesPart } from '../cases/CasesPart.tsx'
import { PanelSheet } from '../parts/PanelSheet.ts'
import { usePolicyScreen } from '../PolicyContext.ts'
import { ViewerFields } from './ViewerFields.tsx'
import { Trace, Verdict } from './Verdict.tsx'
import { useTitleValues } from './useTitleValues.ts'

/** One viewer, one title, one moment: what the policy on screen says of them, and why (the very rule of the server). */
export function SimulatorPanel() {
  const translate = useTranslate()
  const { policy, attributes, asking, ask } = usePolicyScreen()
  const now = useMinute()
  const { values: content, error } = useTitleValues(asking.title, attributes)
  const { viewer, at, action } = asking
  const answer = useMemo(() => {
    const prepared = preparePolicies([policy])
    const moment = at === undefined ? now : Date.parse(at)
    const asked = { viewer, at: moment, action, ...(content && { content }) }
    return { verdict: evaluate(prepared, asked), trace: traceOf(prepared, asked) }
  }, [policy, viewer, at, action, content, now])
  const custom = policy.rules.flatMap(({ kind, actions }) => (kind === 'custom' ? actions : []))
  return (
    <PanelSheet>
      <section aria-label={translate('policies.simulator.viewer')}>
        <ViewerFields />
        <div>
          <label className="label" htmlFor="policy-action">
            {translate('policies.simulator.action')}
          </label>
          <span className="f-select">
            <select
              id="policy-action"
              className="f-input"
              value={action}
              onChange={({ target }) => ask({ action: target.value })}
            >
              {POLICY_ACTIONS.map((one) => (
                <option key={one} value={one}>
                  {translate(`policies.actions.${one}`)}
                </option>
              ))}
              {[...new Set(custom)].map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
            <Icon name="chevronDown" size="small" />
          </span>
        </div>
      </section>
      {error && <p className="bad">{translate('policies.simulator.readFailed')}</p>}
      <section>
        <Verdict verdict={answer.verdict} />
        <Trace trace={answer.trace} skipped={answer.verdict.skipped} />
      </section>
      <CasesPart effect={answer.verdict.effect} />
    </PanelSheet>
  )
}
