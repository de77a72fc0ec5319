import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { BLOCKING, type Finding } from '#contract/rules/policy/lintPolicy.ts'
import { POLICY_VALUES } from '#contract/values/policy.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { rowsOf } from '../model/policyValues.ts'
import { repairOf, type Repair } from '../model/repairOf.ts'
import { usePolicyScreen } from '../PolicyContext.ts'

/** Whether a finding keeps the policy from saying what it seems to say. */
export const isError = ({ code }: Finding) => BLOCKING.includes(code) || code === 'contradiction' || code === 'nobody'

type FindingLineProps = { finding: Finding; id?: string; className?: string }

/** What is odd about a rule or a row, in words, and the repair where one press can make it. */
export function FindingLine({ finding, id, className }: FindingLineProps) {
  const translate = useTranslate()
  const words = useFindingWords()
  const { policy, attributes, isEditable } = usePolicyScreen()
  const repairs = useRepairs()
  const rule = finding.rule === undefined ? undefined : policy.rules[finding.rule]
  const repair = isEditable && rule ? repairOf(finding, rule, attributes) : undefined
  const tone = isError(finding) ? 'error' : 'warning'
  return (
    <Said className={className} data-tone={tone}>
      <Icon name={tone === 'error' ? 'octagon' : 'triangle'} size="small" />
      <span id={id}>{words(finding)}</span>
      {repair && (
        <Button size="small" variant="ghost" onClick={() => repairs(finding, repair)}>
          {translate(`policies.repairs.${repair.name}`)}
        </Button>
      )}
    </Said>
  )
}

/** Makes a repair as one step, which undo takes back, and goes on where it was made. */
function useRepairs() {
  const { store } = usePolicyScreen()
  return ({ rule = 0, row = 0, ...finding }: Finding, repair: Repair) => {
    const list = `/rules/${rule}/rules`
    if ('rows' in repair) store.set(list, repair.rows(rowsOf(store.get(`/rules/${rule}`))))
    else store.removeRow('/rules', rule)
    const place = 'rows' in repair ? `[data-row="${rule}.${finding.with ?? row}"] select` : '[data-rule] button'
    requestAnimationFrame(() => document.querySelector<HTMLElement>(place)?.focus())
  }
}

const Said = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 6,
  ...theme.typography.meta,
  '&[data-tone=error]': { color: theme.vars.palette.status.error.on },
  '&[data-tone=warning]': { color: theme.vars.palette.status.warning.on },
}))

/** A finding in the reader's words; rows and rules count from one there. */
function useFindingWords(): (finding: Finding) => string {
  const translate = useTranslate()
  const format = useFormat()
  return ({ code, values = [], ...finding }) =>
    translate(`policies.lint.${code}`, {
      with: finding.with === undefined ? '' : format.number(finding.with + 1),
      values: format.list([...values]),
      most: format.number(POLICY_VALUES),
    })
}
