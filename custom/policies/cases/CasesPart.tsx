import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import type { PolicyCase } from '#contract/schemas/policy/policy.ts'
import { POLICY_CASES, type PolicyEffect } from '#contract/values/policy.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { Chip } from '#kit/parts/status/Chip.tsx'
import { usePolicyScreen } from '../PolicyContext.ts'
import { caseOf } from '../simulator/asking.ts'
import { CaseLine } from './CaseLine.tsx'

/** What is expected of the policy: kept from the simulator, asked before it is published (looks: policy-dark.png). */
export function CasesPart({ effect }: { effect: PolicyEffect }) {
  const translate = useTranslate()
  const { store, cases, asking, isEditable, run } = usePolicyScreen()
  const { outcomes, failing, error, again } = run
  const set = (next: readonly PolicyCase[]) => store.set('/cases', next.length === 0 ? undefined : next)
  return (
    <section aria-label={translate('policies.cases.title')}>
      <h2>
        {translate('policies.cases.title')}
        {failing > 0 && <Chip color="error">{translate('policies.cases.fails', { smart_count: failing })}</Chip>}
        <span className="gap" />
        {isEditable && (
          <Button
            size="small"
            variant="ghost"
            disabled={cases.length >= POLICY_CASES}
            startIcon={<Icon name="plus" size="small" />}
            onClick={() => set([...cases, caseOf(asking, effect)])}
          >
            {translate('policies.cases.keep')}
          </Button>
        )}
      </h2>
      {cases.length === 0 && <p className="quiet">{translate('policies.cases.none')}</p>}
      <ul>
        {cases.map((one, index) => (
          <CaseLine
            key={index}
            one={one}
            index={index}
            outcome={outcomes?.[index]}
            onFlip={() => set(cases.with(index, { ...one, effect: one.effect === 'Allow' ? 'Deny' : 'Allow' }))}
            onRemove={() => set(cases.toSpliced(index, 1))}
          />
        ))}
      </ul>
      {error !== null && error !== undefined && (
        <CallError title={translate('policies.cases.failed')} error={error} onRetry={again} />
      )}
      {outcomes && (
        <div className="gate" role="status" {...(failing > 0 && { 'data-shut': true })}>
          <Icon name={failing > 0 ? 'lock' : 'check'} size="small" />
          <span>
            {failing > 0
              ? translate('policies.cases.waits', { smart_count: failing })
              : translate('policies.cases.allHold', { smart_count: cases.length })}
          </span>
          <Button size="small" variant="ghost" startIcon={<Icon name="refresh" size="small" />} onClick={again}>
            {translate('policies.cases.run')}
          </Button>
        </div>
      )}
    </section>
  )
}
