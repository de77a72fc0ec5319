import { useTranslate } from 'ra-core'
import { isAttributeType, operatorsOf } from '#contract/rules/policy/operatorsOf.ts'
import type { PolicyRow } from '#contract/rules/policy/policy.ts'
import type { RuleOperator } from '#contract/values/policy.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'

type OperatorSelectProps = {
  label: string
  row: PolicyRow
  disabled: boolean
  invalid: boolean
  describedBy: string | undefined
  onChoose: (operator: string) => void
}

/** The operators that the row's attribute has; one that it lacks stays until another is chosen. */
export function OperatorSelect({ label, row, disabled, invalid, describedBy, onChoose }: OperatorSelectProps) {
  const translate = useTranslate()
  const { type, operator } = row
  const offered: readonly RuleOperator[] = isAttributeType(type) ? operatorsOf(type) : []
  const isForeign = operator !== '' && !offered.some((one) => one === operator)
  return (
    <span className="f-select">
      <select
        className="f-input"
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        disabled={disabled || offered.length === 0}
        value={operator}
        onChange={({ target }) => onChoose(target.value)}
      >
        {operator === '' && <option value="" />}
        {isForeign && <option value={operator}>{operator}</option>}
        {offered.map((one) => (
          <option key={one} value={one}>
            {translate(`policies.operators.${wordOf(one)}`)}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size="small" />
    </span>
  )
}

/** 'not equals' is the word `notEquals`. */
const wordOf = (operator: RuleOperator) => operator.replace(/ (\w)/, (_, letter: string) => letter.toUpperCase())
