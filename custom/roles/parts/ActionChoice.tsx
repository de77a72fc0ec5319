import { useTranslate } from 'ra-core'
import type { Action } from '#contract/values/access.ts'
import { ACTION_ORDER } from '../model/groups.ts'
import { useRoleWords } from '../useRoleWords.ts'
import { Choice } from './Choice.tsx'

type ActionChoiceProps = { action: Action | undefined; onAction: (action: Action | undefined) => void }

/** Keeps to what may be done: the rows that have this action. */
export function ActionChoice({ action, onAction }: ActionChoiceProps) {
  const translate = useTranslate()
  const words = useRoleWords()
  return (
    <Choice
      label={translate('roles.action')}
      value={action ?? ''}
      onChange={(value) => onAction(ACTION_ORDER.find((one) => one === value))}
    >
      <option value="">{translate('roles.anyAction')}</option>
      {ACTION_ORDER.map((one) => (
        <option key={one} value={one}>
          {words.action(one)}
        </option>
      ))}
    </Choice>
  )
}
