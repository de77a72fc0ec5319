import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslate } from 'ra-core'
import type { PolicyRule } from '#contract/rules/policy/policy.ts'
import { POLICY_ACTIONS, POLICY_EFFECTS, POLICY_MATCHES } from '#contract/values/policy.ts'
import { WordsField } from '#kit/forms/loose/WordsField.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { usePolicyScreen } from '../PolicyContext.ts'

/** What a rule does, of what it speaks, and whether all or any of its rows have to hold. */
export function RuleSettings({ rule, index }: { rule: PolicyRule; index: number }) {
  const translate = useTranslate()
  const { store, isEditable } = usePolicyScreen()
  const { kind, actions, effect, match } = rule
  const n = index + 1
  const set = (field: string, value: unknown) => store.set(`/rules/${index}/${field}`, value)
  const about = kind === 'custom' ? 'custom' : (actions[0] ?? 'any')
  const speak = (of: string) => {
    const { act: _, ...rest } = store.get(`/rules/${index}`) as Record<string, unknown>
    const act = of === 'any' || of === 'custom' ? undefined : [of]
    store.set(`/rules/${index}`, { ...rest, kind: of === 'custom' ? 'custom' : 'action', ...(act && { act }) })
  }
  const several = kind === 'action' && actions.length > 1
  return (
    <>
      <Segments
        label={translate('policies.effect', { n })}
        values={POLICY_EFFECTS}
        value={effect}
        words="policies.effects"
        disabled={!isEditable}
        onChoose={(next) => set('effect', next)}
      />
      <span className="f-select" style={{ inlineSize: 148 }}>
        <select
          className="f-input"
          aria-label={translate('policies.kind', { n })}
          disabled={!isEditable}
          value={several ? 'several' : about}
          onChange={({ target }) => speak(target.value)}
        >
          {several && (
            <option value="several">{actions.map((one) => translate(`policies.actions.${one}`)).join(', ')}</option>
          )}
          <optgroup label={translate('policies.kinds.action')}>
            <option value="any">{translate('policies.actions.any')}</option>
            {POLICY_ACTIONS.map((one) => (
              <option key={one} value={one}>
                {translate(`policies.actions.${one}`)}
              </option>
            ))}
          </optgroup>
          <option value="custom">{translate('policies.kinds.custom')}</option>
        </select>
        <Icon name="chevronDown" size="small" />
      </span>
      {kind === 'custom' && (
        <div style={{ inlineSize: 200 }}>
          <WordsField
            label={`${translate('policies.customNames')}, ${translate('policies.rule', { n })}`}
            value={actions}
            disabled={!isEditable}
            onChange={(next) => set('act', next)}
            onLeave={() => undefined}
          />
        </div>
      )}
      <span className="quiet">{translate('policies.when')}</span>
      <Segments
        label={translate('policies.match', { n })}
        values={POLICY_MATCHES}
        value={match}
        words="policies.matches"
        disabled={!isEditable}
        onChoose={(next) => set('match', next)}
      />
      <span className="quiet gap">{translate('policies.matching')}</span>
    </>
  )
}

/** Allowing and denying are told by colour, too. */
const TONES: Readonly<Record<string, object>> = {
  Allow: { '&.Mui-selected, &.Mui-selected:hover': { color: 'status.published.on', bgcolor: 'status.published.bg' } },
  Deny: { '&.Mui-selected, &.Mui-selected:hover': { color: 'status.error.on', bgcolor: 'status.error.bg' } },
}

type SegmentsProps = {
  label: string
  values: readonly string[]
  value: string
  /** Family of their words. */
  words: string
  disabled: boolean
  onChoose: (value: string) => void
}

function Segments({ label, values, value, words, disabled, onChoose }: SegmentsProps) {
  const translate = useTranslate()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={value}
      disabled={disabled}
      onChange={(_event, next: string | null) => next !== null && onChoose(next)}
    >
      {values.map((one) => (
        <ToggleButton key={one} value={one} sx={TONES[one] ?? {}}>
          {translate(`${words}.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
