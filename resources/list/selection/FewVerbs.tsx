import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { verbKey } from '#kit/record/actions/verbKey.ts'
import { useLackingVerbs } from '#kit/record/actions/useLackingVerbs.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { WhyNot } from '#kit/parts/why/WhyNot.tsx'
import type { SelectionPlan } from './selectionPlan.ts'
import { offeredPlans } from './selectionPlan.ts'
import { usePlanWhy } from './usePlanWhy.ts'
import { VERB_ICONS } from './verbIcons.ts'

type FewVerbsProps = {
  type: TypeSummary
  chosen: ReadonlyMap<string, ContentRow>
  onAsk: (plan: SelectionPlan) => void
}

/** What can be done to a few titles, each of which was looked at. */
export function FewVerbs({ type, chosen, onAsk }: FewVerbsProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { actor } = useConsole()
  const lacking = useLackingVerbs()
  const plans = useMemo(
    () => offeredPlans({ rows: [...chosen.values()], actor, type, now: format.now(), lacking }),
    [chosen, actor, type, format, lacking],
  )
  const whyOf = usePlanWhy()
  return plans.map((plan) => (
    <WhyNot key={plan.verb} why={whyOf(plan)}>
      {(off) => (
        <Button
          size="small"
          startIcon={<Icon name={VERB_ICONS[plan.verb]} size="small" />}
          onClick={() => onAsk(plan)}
          {...off}
        >
          {translate(verbKey(plan.verb))}
          {plan.rows.length > 0 && plan.rows.length < chosen.size && ` · ${format.number(plan.rows.length)}`}
        </Button>
      )}
    </WhyNot>
  ))
}
