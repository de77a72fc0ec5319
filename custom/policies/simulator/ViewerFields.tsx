import { useTranslate } from 'ra-core'
import { useId } from 'react'
import type { PolicyAttribute } from '#contract/rules/policy/policy.ts'
import { isAttributeType, operatorsOf } from '#contract/rules/policy/operatorsOf.ts'
import { VIEWER_COUNTRY } from '#contract/values/geo.ts'
import { MOMENT, POLICY_ACTIONS } from '#contract/values/policy.ts'
import { DateTimeInput } from '#kit/forms/controls/DateTimeControl.tsx'
import { useFieldControl } from '#kit/forms/loose/useFieldControl.ts'
import { AddressField } from '#kit/parts/geo/AddressField.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { ValueInput } from '../parts/ValueInput.tsx'
import { usePolicyScreen } from '../PolicyContext.ts'
import { TitlePicker } from './TitlePicker.tsx'

/** Whom the simulator asks about: what rules ask of a viewer, when, and which title is looked at. */
export function ViewerFields() {
  const translate = useTranslate()
  const { asking, ask } = usePolicyScreen()
  const attributes = useAskedAttributes()
  const set = (name: string, value: unknown) => {
    const { [name]: _, ...others } = asking.viewer
    const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
    ask({ viewer: isEmpty ? others : { ...others, [name]: value } })
  }
  return (
    <div className="fields">
      {attributes.map((attribute) => (
        <AttributeField
          key={attribute.name}
          attribute={attribute}
          value={asking.viewer[attribute.name]}
          onChange={(value) => set(attribute.name, value)}
        />
      ))}
      {attributes.some(({ name }) => name === VIEWER_COUNTRY) && (
        // Cases keep the country, so that they say the same when ranges change.
        <AddressField onPlaced={(to) => set(VIEWER_COUNTRY, to)} />
      )}
      <MomentField value={asking.at} onChange={(at) => ask({ at })} />
      <ActionField />
      <div className="wide">
        <TitlePicker title={asking.title} onPick={(title) => ask({ title })} />
      </div>
      {attributes.length === 0 && <p className="quiet wide">{translate('policies.simulator.noAttributes')}</p>}
    </div>
  )
}

/** The viewer's attributes that a rule speaks of, as they are known, in their order. */
function useAskedAttributes(): readonly PolicyAttribute[] {
  const { policy, attributes } = usePolicyScreen()
  const asked = new Map<string, PolicyAttribute>()
  for (const { attribute: name, type, source = 'select' } of policy.rules.flatMap(({ rows }) => rows)) {
    if (name === '' || name === MOMENT || source === 'content' || asked.has(name)) continue
    asked.set(name, attributes.find((one) => one.name === name) ?? { name, type, source, values: [] })
  }
  return [...asked.values()]
}

type FieldProps = { attribute: PolicyAttribute; value: unknown; onChange: (value: unknown) => void }

function AttributeField({ attribute, value, onChange }: FieldProps) {
  const id = useId()
  const { name, type } = attribute
  const operator = type === 'StringArray' ? 'contains' : isAttributeType(type) ? (operatorsOf(type)[0] ?? '') : ''
  return (
    <div>
      <label className="label" htmlFor={id}>
        {name}
      </label>
      <ValueInput
        id={id}
        label={name}
        row={{ type, operator }}
        attribute={attribute}
        value={value}
        disabled={false}
        onChange={onChange}
        onLeave={() => undefined}
      />
    </div>
  )
}

function ActionField() {
  const translate = useTranslate()
  const { policy, asking, ask } = usePolicyScreen()
  const custom = policy.rules.flatMap(({ kind, actions }) => (kind === 'custom' ? actions : []))
  return (
    <div>
      <label className="label" htmlFor="policy-action">
        {translate('policies.simulator.action')}
      </label>
      <span className="f-select">
        <select
          id="policy-action"
          className="f-input"
          value={asking.action}
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
  )
}

function MomentField({ value, onChange }: { value: string | undefined; onChange: (at: string | undefined) => void }) {
  const translate = useTranslate()
  const id = useId()
  const label = translate('policies.simulator.at')
  const control = useFieldControl({
    ...{ id, label, value, disabled: false, onLeave: () => undefined },
    onChange: (at) => onChange(typeof at === 'string' ? at : undefined),
  })
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <DateTimeInput {...control} placeholder={translate('policies.simulator.now')} />
    </div>
  )
}
