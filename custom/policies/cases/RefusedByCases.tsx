import { useTranslate } from 'ra-core'
import type { WireError } from '#contract/wire/envelope.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { usePolicyScreen } from '../PolicyContext.ts'
import { PanelSheet } from '../parts/PanelSheet.ts'
import { useCaseWords } from './useCaseWords.ts'

type RefusedByCasesProps = { errors: readonly WireError[]; onClose: () => void }

/** Publishing was refused by cases: which, and what came instead (looks: rules-states-dark.png). */
export function RefusedByCases({ errors, onClose }: RefusedByCasesProps) {
  const translate = useTranslate()
  const words = useCaseWords()
  const { cases, run } = usePolicyScreen()
  if (errors.length === 0) return null
  const count = { smart_count: errors.length }
  const close = () => {
    onClose()
    const [first] = errors
    const index = first?.field?.split('/')[2] ?? '0'
    document.querySelector<HTMLElement>(`[data-case="${index}"] button`)?.focus()
  }
  return (
    <SharedDialog
      open
      isPlain
      title={translate('policies.cases.refused', count)}
      okLabel={translate('policies.cases.goTo', count)}
      cancelLabel={translate('actions.close')}
      onOk={close}
      onClose={onClose}
    >
      <PanelSheet>
        <p>{translate('policies.cases.refusedText')}</p>
        <ul>
          {errors.map(({ field = '' }) => {
            const index = Number(field.split('/')[2])
            const [one, outcome] = [cases[index], run.outcomes?.[index]]
            return (
              one && (
                <li key={field}>
                  <b>{words.name(one)}</b>
                  {outcome && !outcome.passes && <p className="bad">{words.why(outcome)}</p>}
                </li>
              )
            )
          })}
        </ul>
      </PanelSheet>
    </SharedDialog>
  )
}
