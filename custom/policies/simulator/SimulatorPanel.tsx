import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { evaluate, preparePolicies, traceOf } from '#contract/rules/policy/evaluate.ts'
import { useMinute } from '#kit/parts/format/useMinute.ts'
import { CasesPart } from '../cases/CasesPart.tsx'
import { PanelSheet } from '../parts/PanelSheet.ts'
import { usePolicyScreen } from '../PolicyContext.ts'
import { ViewerFields } from './ViewerFields.tsx'
import { Trace, Verdict } from './Verdict.tsx'
import { useTitleValues } from './useTitleValues.ts'

/** One viewer, one title, one moment: what the policy on screen says of them, and why (the very rule of the server). */
export function SimulatorPanel() {
  const translate = useTranslate()
  const { policy, attributes, asking } = usePolicyScreen()
  const now = useMinute()
  const { values: content, error } = useTitleValues(asking.title, attributes)
  const { viewer, at, action } = asking
  const answer = useMemo(() => {
    const prepared = preparePolicies([policy])
    const moment = at === undefined ? now : Date.parse(at)
    const asked = { viewer, at: moment, action, ...(content && { content }) }
    return { verdict: evaluate(prepared, asked), trace: traceOf(prepared, asked) }
  }, [policy, viewer, at, action, content, now])
  return (
    <PanelSheet>
      <section aria-label={translate('policies.simulator.viewer')}>
        <ViewerFields />
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
