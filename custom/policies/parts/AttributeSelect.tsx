import { useTranslate } from 'ra-core'
import type { PolicyAttribute, PolicyRow } from '#contract/rules/policy/policy.ts'
import { ATTRIBUTE_SOURCES, MOMENT } from '#contract/values/policy.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'

type AttributeSelectProps = {
  label: string
  row: PolicyRow
  attributes: readonly PolicyAttribute[]
  disabled: boolean
  invalid: boolean
  describedBy: string | undefined
  onChoose: (attribute: Pick<PolicyAttribute, 'name' | 'type'> & { source?: PolicyAttribute['source'] }) => void
}

/** The attribute of a row, by its source; one that is not known any more stays as it is. */
export function AttributeSelect(props: AttributeSelectProps) {
  const { label, row, attributes, disabled, invalid, describedBy, onChoose } = props
  const translate = useTranslate()
  const isKnown = row.attribute === MOMENT || attributes.some(({ name }) => name === row.attribute)
  const choose = (name: string) => {
    if (name === MOMENT) return onChoose({ name, type: 'DateTime' })
    const found = attributes.find((one) => one.name === name)
    if (found) onChoose(found)
  }
  return (
    <span className="f-select">
      <select
        className="f-input"
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        disabled={disabled}
        value={row.attribute}
        onChange={({ target }) => choose(target.value)}
      >
        {row.attribute === '' && <option value="">{translate('policies.chooseAttribute')}</option>}
        {row.attribute !== '' && !isKnown && <option value={row.attribute}>{row.attribute}</option>}
        <option value={MOMENT}>{translate('policies.moment')}</option>
        {ATTRIBUTE_SOURCES.map((source) => {
          const own = attributes.filter((one) => one.source === source)
          return (
            own.length > 0 && (
              <optgroup key={source} label={translate(`policies.sources.${source}`)}>
                {own.map(({ name }) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </optgroup>
            )
          )
        })}
      </select>
      <Icon name="chevronDown" size="small" />
    </span>
  )
}
