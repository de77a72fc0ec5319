import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useRef, useState } from 'react'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { BlockRow, TextButton } from '../panels/panelParts.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import type { usePlans } from './usePlans.ts'

type Plans = ReturnType<typeof usePlans>
type PlanListProps = {
  plans: Plans
  chosen: string | undefined
  onChoose: (id: string) => void
  /** Tells a plan from another of its name: the days it is about, or when it was saved. */
  whenOf: (plan: Plans['plans'][number]) => string
  canSave: boolean
  /** Saves what is on screen under a name. */
  onSave: (name: string) => Promise<void>
  /** i18n keys of what its button and its field say. */
  saveLabel: string
  nameLabel: string
}

/** Plans by name, one of them chosen, and what is on screen as one more of them. */
export function PlanList({ plans, chosen, onChoose, whenOf, canSave, onSave, saveLabel, nameLabel }: PlanListProps) {
  const { translate } = useScheduleWords()
  const notice = useNotice()
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const attempt = async (doing: () => Promise<void>) => {
    setBusy(true)
    try {
      await doing()
    } catch {
      notice('error', 'errors.saveOperationFailed')
    } finally {
      setBusy(false)
    }
  }
  const save = () =>
    attempt(async () => {
      await onSave(name.trim())
      setName('')
      // The button that was pressed goes off with the name.
      field.current?.focus()
    })
  return (
    <>
      <form
        style={{ display: 'flex', alignItems: 'end', gap: 8, paddingBlockStart: 8 }}
        onSubmit={(event) => {
          event.preventDefault()
          if (canSave && name.trim() !== '' && !isBusy) void save()
        }}
      >
        <TextField
          inputRef={field}
          size="small"
          fullWidth
          label={translate(nameLabel)}
          value={name}
          slotProps={{ htmlInput: { maxLength: 120, autoComplete: 'off' } }}
          onChange={({ target }) => setName(target.value)}
        />
        <Button
          type="submit"
          variant="outlined"
          disabled={!canSave || name.trim() === '' || isBusy}
          sx={{ flex: 'none' }}
        >
          {translate(saveLabel)}
        </Button>
      </form>
      <p className="quiet" role="status">
        {plans.state === 'read'
          ? plans.plans.length === 0 && translate('schedulePlans.none')
          : translate(`schedulePlans.${plans.state}`)}
      </p>
      <ul>
        {plans.plans.map((plan) => (
          <BlockRow key={plan.id} sx={{ paddingInlineStart: 0 }}>
            <span className="place">
              <TextButton type="button" data-quiet aria-pressed={plan.id === chosen} onClick={() => onChoose(plan.id)}>
                {plan.name}
              </TextButton>
            </span>
            <span className="much">{translate('scheduleDialogs.items', { smart_count: plan.count })}</span>
            <span className="much">{whenOf(plan)}</span>
            {canSave && (
              <TextButton
                type="button"
                disabled={isBusy}
                aria-label={translate('schedulePlans.removeOf', { name: plan.name })}
                onClick={() => void attempt(() => plans.remove(plan.id))}
              >
                {translate('actions.delete')}
              </TextButton>
            )}
          </BlockRow>
        ))}
      </ul>
    </>
  )
}
