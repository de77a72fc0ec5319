import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import type { PolicyRule } from '#contract/rules/policy/policy.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { MoreMenu } from '#kit/parts/layoutParts/MoreMenu.tsx'
import { Chip } from '#kit/parts/status/Chip.tsx'
import { newRule } from '../model/policyValues.ts'
import { usePolicyScreen } from '../PolicyContext.ts'
import { useRowActions } from '../useRowActions.ts'
import { RuleSettings } from './RuleSettings.tsx'

type RuleHeadProps = {
  rule: PolicyRule
  index: number
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  sentence: string
  /** One of its rows has something wrong about it. */
  isWrong: boolean
  grip: ReactNode
}

/** The line of a rule: what it is about while it is open, what it says while it is closed. */
export function RuleHead({ rule, index, isOpen, onOpen, sentence, isWrong, grip }: RuleHeadProps) {
  const translate = useTranslate()
  const { store, isEditable, policy } = usePolicyScreen()
  const actions = useRowActions('/rules', newRule)
  const n = index + 1
  const count = policy.rules.length
  return (
    <div className="head">
      {grip}
      <span className="no" aria-hidden="true">
        {n}
      </span>
      {isOpen ? (
        <RuleSettings rule={rule} index={index} />
      ) : (
        <>
          <Chip
            {...(!rule.off && { color: rule.effect === 'Allow' ? 'published' : 'error' })}
            glyph={rule.effect === 'Allow' ? 'check' : 'close'}
          >
            {translate(`policies.effects.${rule.effect}`)}
          </Chip>
          <span className="say">{sentence}</span>
          {isWrong && <Icon name="octagon" size="small" />}
        </>
      )}
      <Switch
        checked={!rule.off}
        disabled={!isEditable}
        onChange={({ target }) => store.set(`/rules/${index}/off`, target.checked ? undefined : true)}
        slotProps={{ input: { 'aria-label': translate('policies.isOn', { n }) } }}
      />
      <IconButton
        size="small"
        aria-expanded={isOpen}
        aria-label={translate(isOpen ? 'policies.close' : 'policies.open', { n })}
        title={translate(isOpen ? 'policies.close' : 'policies.open', { n })}
        onClick={() => onOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />
      </IconButton>
      {isEditable && (
        <MoreMenu minWidth={180}>
          <MenuItem disabled={index === 0} onClick={() => actions.move(index, index - 1)}>
            <Icon name="chevronUp" />
            {translate('policies.moveUp')}
          </MenuItem>
          <MenuItem disabled={n === count} onClick={() => actions.move(index, index + 1)}>
            <Icon name="chevronDown" />
            {translate('policies.moveDown')}
          </MenuItem>
          <MenuItem onClick={() => actions.duplicate(index)}>
            <Icon name="copy" />
            {translate('history.duplicate')}
          </MenuItem>
          <MenuItem onClick={() => actions.remove(index)}>
            <Icon name="trash" />
            {translate('policies.remove')}
          </MenuItem>
        </MoreMenu>
      )}
    </div>
  )
}
